-- Words in use that look like the typed one, by the three-letter sequences they share: candidates for a misspelt word, of which the
-- product then takes the edit distance.
--
-- typed   the word as typed, folded
-- most    how many words at the most, the most alike first
-- uses    how many homes hold the word, as last counted
CREATE OR REPLACE FUNCTION search_alike(typed text, most integer) RETURNS TABLE (word text, uses integer)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- Not in the SET clause of the function: only a superuser may name a setting of an extension there before it is loaded.
  PERFORM set_config('pg_trgm.similarity_threshold', '0.2', true);
  RETURN QUERY
    SELECT known.word, known.uses FROM search_words AS known
    WHERE known.word % typed AND abs(length(known.word) - length(typed)) <= 2
    ORDER BY similarity(known.word, typed) DESC, known.uses DESC, known.word LIMIT most;
END $$;
