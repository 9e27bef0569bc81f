-- Changed by migrations only: a trigger calls it.
-- What a folded name looks like that says the kind of the property. The first match counts, so what is more special comes first. A test
-- compares them with what the same words mean in a typed search.
CREATE OR REPLACE FUNCTION search_kind_patterns() RETURNS TABLE (rank integer, kind text, pattern text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  VALUES
    (1, 'self-contain', '\mself ?con(tain(ed)?)?\M'),
    (2, 'mini-flat', '\mmini ?flat\M'),
    (3, 'room-and-parlour', '\mroom (and|n) parlou?r\M'),
    (4, 'penthouse', '\mpent ?house\M'),
    (5, 'maisonette', '\mmaisonn?ette\M'),
    (6, 'semi-detached-bungalow', '\msemi detached.*\mbungalow'),
    (7, 'terraced-bungalow', '\mterraced?.*\mbungalow'),
    (8, 'detached-bungalow', '\mdetached.*\mbungalow'),
    (9, 'bungalow', '\mbungalow'),
    (10, 'semi-detached-duplex', '\msemi detached'),
    (11, 'terraced-duplex', '\mterraced?\M'),
    (12, 'detached-duplex', '\mdetached'),
    (13, 'duplex', '\mduplex'),
    (14, 'mansion', '\mmansion'),
    (15, 'studio', '\mstudio\M'),
    (16, 'block-of-flats', '\mblock of .*flats\M'),
    (17, 'event-centre', '\mevents? cent(re|er)\M'),
    (18, 'warehouse', '\mwarehouse'),
    (19, 'office', '\moffices?\M'),
    (20, 'shop', '\mshops?\M'),
    (21, 'farmland', '\mfarm ?land'),
    (22, 'flat', '\m(flats?|apartments?)\M'),
    (23, 'residential-land', '\m(land|plots?|acres?|hectares?)\M')
$$;
