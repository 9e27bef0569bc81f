-- Changed by migrations only: a trigger calls it.
-- Features that the words of a home tell without a tick: all that are one word. A test compares
-- them with the features of the form.
CREATE OR REPLACE FUNCTION search_feature_words() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['serviced', 'bq', 'inverter', 'solar', 'generator', 'borehole', 'cctv', 'pool', 'gym', 'lift', 'internet', 'balcony',
    'wardrobes', 'laundry', 'garden', 'waterfront', 'negotiable']
$$;
