-- Changed by migrations only: triggers call it.
-- Notifies all processes of each committed change to what the public reads, so that they forget the answers they remember.
CREATE OR REPLACE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('gidana_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
