-- Changed by migrations only: an index holds what it gives.
-- Where a home is and about what it costs, as one term each, for what is asked for within a price that few homes of a place have:
-- `=at:lagos/lekki=sale=kinds:duplex=bed4=band65`. First comes a place, or a grid cell of 22 or 4.4 km, then the market; the kind (by itself and by
-- its small family) and the bedrooms are said in some and left out in others. search_bands() tells which bands a range of prices has.
CREATE OR REPLACE FUNCTION search_banded_terms(facts text[], cells text[], price bigint, families jsonb) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fact text;
  market text;
  area text;
  kind text;
  room text;
  family text;
  band text;
  areas text[] := ARRAY(SELECT cell FROM unnest(cells) AS cell WHERE cell ~ '^=c[12]:');
  kinds text[] := '{""}';
  rooms text[] := '{""}';
  terms text[] := '{}';
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN market := fact;
    ELSIF starts_with(fact, '=bed') THEN rooms := rooms || fact;
    ELSIF starts_with(fact, '=in:') THEN areas := areas || replace(fact, '=in:', '=at:');
    ELSIF starts_with(fact, '=named:') THEN areas := areas || replace(fact, '=named:', '=at:');
    ELSIF starts_with(fact, '=k:') THEN
      kinds := kinds || fact;
      FOREACH family IN ARRAY '{flat,duplex,bungalow,land}'::text[] LOOP
        IF families -> family ? substr(fact, 4) THEN kinds := kinds || ('=kinds:' || family); END IF;
      END LOOP;
    END IF;
  END LOOP;
  -- As search_bands counts them; the index finds no function of ours while it is built.
  band := '=band' || greatest(CASE market WHEN '=sale' THEN 48 ELSE 32 END, least(80, floor(8 * log(greatest(1, price)))::integer));
  FOREACH area IN ARRAY areas LOOP
    FOREACH kind IN ARRAY kinds LOOP
      FOREACH room IN ARRAY rooms LOOP terms := terms || (area || market || kind || room || band); END LOOP;
    END LOOP;
  END LOOP;
  RETURN array_remove(terms, NULL);
END $$;
