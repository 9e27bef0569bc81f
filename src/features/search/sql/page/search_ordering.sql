-- The ORDER BY list of a sort of search_page(), over the columns that search_scan_index() reads.
CREATE OR REPLACE FUNCTION search_ordering(sort text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE sort WHEN 'price' THEN 'price, ' WHEN 'price-desc' THEN 'price DESC, ' WHEN 'total' THEN 'total, '
    WHEN 'size' THEN 'size_sqm DESC NULLS LAST, ' WHEN 'best' THEN 'in_name DESC, ' WHEN 'oldest' THEN 'updated_at, listing_id, '
    ELSE '' END || 'updated_at DESC, listing_id DESC'
$$;
