list-and = { $some } en { $last }
list-or = { $some } of { $last }
