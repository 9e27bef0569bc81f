-- Changed by migrations only: triggers call it.
-- Every committed change to what the public reads is told to all processes, so that they forget remembered answers.
CREATE OR REPLACE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('gidana_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
