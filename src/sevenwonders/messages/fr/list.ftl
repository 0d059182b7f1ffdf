list-and = { $some } et { $last }
list-or = { $some } ou { $last }
