-- Changed by migrations only: a trigger calls it.
-- What the search knows of a home; see src/db/schema/listing-search.ts. Business premises and land have no bedrooms and bathrooms. A
-- feature that only name or description tell has `=described:` beside `=f:`.
--
-- terms   all that can be asked for: the words, those of name and place also with `^`, and tags, which begin with `=`
-- facts   the tags among them that filters count
CREATE OR REPLACE FUNCTION search_document(home listings, OUT terms tsvector, OUT facts text[]) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  -- Words are cut where wordsOf() in TypeScript cuts them.
  name_words text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.name, home.city, home.state, home.address, home.country)), ' ') AS word
    WHERE word <> '');
  other_words text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.description, home.type)), ' ') AS word WHERE word <> '');
  kind text := search_kind(home);
  described text[] := ARRAY(SELECT feature FROM unnest(search_described_features(concat_ws(E'\n', home.name, home.description))) AS feature
    WHERE feature <> ALL (home.features));
BEGIN
  facts := ARRAY['=home', '=' || home.type]
    || CASE WHEN kind IS NULL OR kind <> ALL (search_roomless_kinds())
      THEN ARRAY['=bed' || home.bedrooms, '=bath' || home.bathrooms] END
    || CASE WHEN home.offer THEN ARRAY['=offer'] END
    || CASE WHEN home.parking THEN ARRAY['=parking'] END
    || CASE WHEN home.furnished THEN ARRAY['=furnished'] END
    || CASE WHEN home.exclusive THEN ARRAY['=exclusive'] END
    || CASE WHEN kind IS NOT NULL THEN ARRAY['=k:' || kind] END
    || CASE WHEN home.title_paper IS NOT NULL THEN ARRAY['=t:' || home.title_paper] END
    || ARRAY(SELECT DISTINCT '=f:' || feature FROM unnest(home.features || described) AS feature)
    || ARRAY(SELECT '=described:' || feature FROM unnest(described) AS feature)
    || ARRAY(SELECT DISTINCT '=in:' || place FROM unnest(home.within) AS place)
    || ARRAY(SELECT DISTINCT '=named:' || place FROM unnest(home.named) AS place);
  terms := array_to_tsvector(
    ARRAY(SELECT '^' || word FROM unnest(name_words) AS word UNION ALL SELECT word FROM unnest(name_words || other_words) AS word)
    || facts || ARRAY['=ref' || home.reference]
    || search_buckets_of('price', home.price) || search_buckets_of('total', coalesce(home.first_total, home.price))
    || search_buckets_of('size', floor(home.size_sqm)::bigint) || search_cells_of(home.latitude, home.longitude));
END $$;
