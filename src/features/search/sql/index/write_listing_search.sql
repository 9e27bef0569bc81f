-- Changed by migrations only: a trigger calls it.
-- Keeps listing_search and the dictionary in step with every statement that writes listings, one home or a hundred thousand. Homes
-- that are not active are not in the index. It knows the texts that strangers read: nobody finds a home by a number in its words.
CREATE OR REPLACE FUNCTION write_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM listing_search USING new_rows AS home WHERE listing_id = home.id AND home.status <> 'active';
  END IF;
  WITH written AS (
    INSERT INTO listing_search AS indexed
      (listing_id, updated_at, price, total, size_sqm, latitude, longitude, terms, facts, sampled)
    SELECT home.id, home.updated_at, home.price, coalesce(home.first_total, home.price), home.size_sqm, home.latitude,
      home.longitude, document.terms, document.facts, hashtext(home.id::text) & (search_sample_rate() - 1) = 0
    FROM new_rows AS home CROSS JOIN LATERAL search_document(jsonb_populate_record(home::listings, home.masked)) AS document
    WHERE home.status = 'active'
    ON CONFLICT (listing_id) DO UPDATE SET updated_at = excluded.updated_at, price = excluded.price, total = excluded.total,
      size_sqm = excluded.size_sqm, latitude = excluded.latitude, longitude = excluded.longitude, terms = excluded.terms,
      facts = excluded.facts
    WHERE (indexed.updated_at, indexed.price, indexed.total, indexed.size_sqm, indexed.latitude, indexed.longitude, indexed.terms)
      IS DISTINCT FROM (excluded.updated_at, excluded.price, excluded.total, excluded.size_sqm, excluded.latitude,
        excluded.longitude, excluded.terms)
    RETURNING terms
  )
  -- In one order for everybody, so that two writers of the same new words never wait for each other in a circle.
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM written, unnest(tsvector_to_array(terms)) AS word WHERE word ~ '^[a-z]{2,}$' ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
