-- The daily job finds logins that ended long ago by this, and the sights of days that are over.
create index session_expiry on session (expires_at);
create index seen_today_day on seen_today (day);
