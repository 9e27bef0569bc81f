-- Groups of features of which any counts, by the tag of the group. A test compares them with those of the filters.
CREATE OR REPLACE FUNCTION search_feature_groups() RETURNS TABLE (tag text, members text[]) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  VALUES
    ('=g:good-power', ARRAY['=f:band-a', '=f:band-b', '=f:inverter', '=f:solar', '=f:generator']),
    ('=g:good-water', ARRAY['=f:borehole', '=f:public-water', '=f:treated-water']),
    ('=g:security', ARRAY['=f:gated-estate', '=f:security-guards', '=f:cctv', '=f:electric-fence'])
$$;
