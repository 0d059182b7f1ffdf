"""Who people are beyond a cookie: accounts, their sessions, one-time codes and bots."""
