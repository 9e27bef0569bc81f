-- Changed by migrations only: a trigger calls it.
-- Words as people type them and as they are compared: without marks, apostrophes and case, letters apart from digits, so that
-- "Ọ̀ṣun", "OSUN" and "osun", or "2bed" and "2 bed", are the same. The same rule as fold() in core/fold.ts.
CREATE OR REPLACE FUNCTION search_fold(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := source;
BEGIN
  IF octet_length(source) <> char_length(source) THEN
    folded := translate(regexp_replace(normalize(source, NFKD), U&'[\0300-\036F\2018\2019\02BB\02BC]', '', 'g'),
      'ƁɓƊɗƘƙƳƴŊŋØøŁłĐđƎǝƏəı', 'bbddkkyynnoollddeeeei');
  END IF;
  folded := regexp_replace(replace(lower(folded COLLATE "C"), '''', ''), '[^a-z0-9]+', ' ', 'g');
  IF folded ~ '[0-9][a-z]|[a-z][0-9]' THEN
    folded := regexp_replace(folded, '(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])', ' ', 'g');
  END IF;
  RETURN folded;
END $$;
