create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('accountId', old.account_id, 'endedSession', old.id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger session_end_told after delete on session
  for each row execute function tell_session_end();
