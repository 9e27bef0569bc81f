-- Changed by migrations only: a trigger calls it.
-- Keeps the history of prices. A home that moves to another market (rent, sale, shortlet) starts anew: its price there says nothing
-- about the one before.
CREATE OR REPLACE FUNCTION write_price_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM price_changes USING new_rows AS home, old_rows AS before
    WHERE listing_id = home.id AND before.id = home.id AND before.type <> home.type;
  INSERT INTO price_changes (listing_id, from_price, to_price, at)
    SELECT home.id, before.price, home.price, home.updated_at
    FROM new_rows AS home JOIN old_rows AS before USING (id)
    WHERE before.price <> home.price AND before.type = home.type;
  RETURN NULL;
END $$;
