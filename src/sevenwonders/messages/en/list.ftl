list-and = { $some } and { $last }
list-or = { $some } or { $last }
