-- Words in use that look like the typed one, the most alike first, at most `most`; the product then measures the edit distance.
-- The threshold is set here and not by the function's SET clause: only a superuser may name a setting of an extension there
-- before the connection has loaded it.
CREATE OR REPLACE FUNCTION search_alike(typed text, most integer) RETURNS TABLE (word text, uses integer)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM set_config('pg_trgm.similarity_threshold', '0.2', true);
  RETURN QUERY
    SELECT known.word, known.uses FROM search_words AS known
    WHERE known.word % typed AND abs(length(known.word) - length(typed)) <= 2
    ORDER BY similarity(known.word, typed) DESC, known.uses DESC, known.word LIMIT most;
END $$;
