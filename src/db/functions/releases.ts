interface Release {
  /** What files.test.ts prints for the files of the release. */
  hash: string;
  /** Signatures that are new in the release. A signature never changes: a function with another one has another name. */
  adds: readonly string[];
}

/** The releases of these functions, the first one first. A changed file needs another entry; entries that are out stay. */
export const RELEASES: readonly Release[] = [
  {
    hash: 'cALVBRMoJk_Wdknp0E_LepSgJH2SpMADim98wUYgqpU',
    adds: [
      'search_alike(text,integer)',
      'search_all(tsquery[])',
      'search_cells(double precision,double precision,double precision,double precision)',
      'search_clauses(tsquery[])',
      'search_conditions(jsonb)',
      'search_counts(tsquery[],jsonb,text[])',
      'search_enough(integer)',
      'search_extreme(tsquery[],text,text,text,boolean,text,integer,integer,integer)',
      'search_homes()',
      'search_indexed(tsquery[],tsquery,text,text,integer)',
      'search_is_common(tsquery,text,integer)',
      'search_listings(tsquery[],tsquery[],jsonb,text,integer,integer)',
      'search_map(tsquery[],jsonb,double precision)',
      'search_narrowed(tsquery[],jsonb)',
      'search_narrowing(jsonb)',
      'search_oldest(tsquery,text,integer,integer)',
      'search_range(text,bigint,bigint)',
      'search_recent(tsquery,text,integer,integer)',
    ],
  },
  { hash: 'VU1QoL45HjfaBEY1RXuZ7Gwxet4-Hs_zSj__K6axfCk', adds: ['search_oldest(tsquery,text,integer,integer)'] },
  {
    hash: 'JkOh_6-uNj-lBvnivjpuiBjy4cREjJvyqGdUSI1lTb0',
    adds: [
      'search_buckets(text,bigint,bigint)',
      'search_bounds_clauses(jsonb)',
      'search_bounds_sql(jsonb)',
      'search_clauses_sql(tsquery[])',
      'search_conjunction(tsquery[])',
      'search_market_size()',
      'search_sample_threshold(integer)',
      'search_scan_by_number(tsquery[],text,text,text,boolean,text,integer,integer,integer)',
      'search_scan_index(tsquery[],tsquery,text,text,integer)',
      'search_scan_newest(tsquery,text,integer,integer)',
      'search_scan_oldest(tsquery,text,integer,integer)',
      'search_with_bounds(tsquery[],jsonb)',
    ],
  },
  {
    hash: 'KU4fpX8sMcwulSiLq2VKqVc-x-iqKTD1wBloPrsVqqI',
    adds: [
      'search_near(jsonb,jsonb,uuid[],integer,integer)',
      'search_nearness(double precision,double precision,double precision,double precision)',
    ],
  },
  {
    hash: 'MEf4DtlESK_Vi21aT8ihMIjp8qow9-yLalCHO3FNBCA',
    adds: ['search_feature_groups()'],
  },
  { hash: 'BH9P021ty4hmvwMdN8i7aXPDOseJpoRMoBQDOU7dGUs', adds: [] },
  { hash: '3KaEONqWJAm0h4AihmVdIgWcZCxYNCEwXp7mLZ3FIXo', adds: [] },
  { hash: 'wTbHg4iTI94tyfd4INQrt6gfhywT6hSP2tIp_jIZvyo', adds: ['search_is_frequent(tsquery,text,integer)'] },
  { hash: 'dlcc7IuzDng6TYooHpeG27oRIvjsfmnf7kWFNedaqLE', adds: [] },
  { hash: 'ssk0Sbhr0NmtQitxV2WcBKpOXay1mAgJhSBcFt6nV0Q', adds: ['search_facts(tsquery[],jsonb)'] },
  {
    hash: 'juDcpE0o4021AHm0WP5LLYk_UcDnYmUjLV_0rhs48oY',
    adds: ['search_sampled(tsquery[],text,integer)', 'search_split(tsquery[],jsonb)'],
  },
  {
    hash: 'DQRKRem-aX3F58MAt1ul7fPLOgbFbiNlVAVWYXtipcA',
    adds: ['search_parts(tsquery[])', 'search_step(tsquery[],jsonb,integer)'],
  },
  { hash: 'qCq1NirakOAOQAE128tmw4SZy1LV0r4EpCHo-iArDgw', adds: [] },
  { hash: 'argxzymdtbto5MhFCmefVsVqYcIC2egsPxagSB-reLc', adds: ['search_features(tsquery[])'] },
  { hash: 'OqqCOoeKpzYXW8rTIbP5bn2SdfeiA9KaNnfyU6Pi_aI', adds: [] },
  {
    hash: 'aQ-oKCCGwzIGBIl0jee2oTdaNEmyJBiAv8qgs4KEcU4',
    adds: ['search_regional_markets(tsquery[])', 'search_scan_recent(tsquery[],text,integer,integer)'],
  },
  {
    hash: 'DNXdAn8daJU1z-rbiETYsAZ85k-DnC2_LQPm5ZWl9IE',
    adds: [
      'search_addresses(text,tsquery[],text,integer)',
      'search_certain_sample(integer)',
      'search_ordering(text)',
      'search_page(tsquery[],tsquery[],jsonb,text,integer,integer,integer)',
      'search_page_by_market(jsonb,tsquery[],text,integer,integer)',
      'search_scan_index_by_market(tsquery[],tsquery,text,text,integer,tsquery[])',
      'search_scan_threshold(tsquery[],tsquery[],integer)',
      'search_small_sample()',
    ],
  },
  {
    hash: 'lpckgfJvEj9Q1DICUCLXhPSFfNCiY1DrZUXS9Wiq3Ts',
    adds: [
      'search_cover(jsonb)',
      'search_is_broad(tsquery[])',
      'search_kind_terms(text[])',
      'search_clause_terms(tsquery)',
    ],
  },
  { hash: '0NOjjix_AM2YPd_Dx_jetMN7qgoMuCrgSb6cMs3z8Qs', adds: ['search_raising(tsquery[],tsquery[])'] },
  {
    hash: 'cr_BjCSerCgJZZ_iWIMBP1gPyP4IFj9OaVfuriPcDto',
    adds: ['search_combined_parts(tsquery[])', 'search_place_terms(text[])'],
  },
  { hash: 'WEFvCJnTSGqR0B_X4L15mnmmZFxcJYixy3eYgRxPDNc', adds: [] },
  { hash: 'a3ZxVZSuHZ_rZUyHdueQLOOlIyy9tkyEEfB-5NKhoE4', adds: [] },
  { hash: 'uPiHf6u8ZRnk_qY5uoQiCKjG9sp7t6u0LtjewP-dARA', adds: [] },
  { hash: 'wY9GA45-H190r8w1KicjFeD6hCpzrE9PsercQYQKmFQ', adds: [] },
  {
    hash: 'gplj6T0bejY4DhmNAAtgC6gQzKWc6hbDJbAqfrT5nUY',
    adds: ['search_clusters(tsquery[],jsonb,double precision)'],
  },
  { hash: 'YnDGdh-HHpZNunX0Vsb_vkPnLgbH7w7wdCPDCks0h_c', adds: [] },
  { hash: '2xc3s4JCIJ7jTL-M2yTAcFMrP-_cFCzkxc4a27DN3Xk', adds: [] },
  { hash: 'nF_IPye-mxrW5EVv9NoI3jYoQBfYAe1z1Ry3I4hRD2g', adds: [] },
  {
    hash: 'Ox2bFAKdzcGH9CydxL7V4SXEC7lBZRgOZtckWsdQsZA',
    adds: [
      'search_in_box(tsquery[],jsonb,integer)',
      'search_middle(jsonb,double precision)',
      'search_markets_of_kinds(tsquery[])',
    ],
  },
  {
    hash: 'Vw2HYCF63o0-NzO3eml1jUewNv6AA-pwT2VYuiK-biw',
    adds: ['search_bands(text,bigint,bigint)', 'search_in_price(tsquery[],jsonb,integer)'],
  },
  { hash: 'VJZ7MO2Q-nTRErJIckZ7IQlBr-aJAevQ9s9Kj02lKFo', adds: [] },
  { hash: 'FOeFgrODhSAfk6hh5CMLdBdHHCa0NqTxDRu5HAj0nVM', adds: [] },
];

/** Functions that no longer have a file, and the release that drops them: the one after the last that calls them, or later. */
export const DROPS: readonly { release: number; functions: readonly string[] }[] = [
  {
    release: 4,
    functions: [
      'search_all(tsquery[])',
      'search_clauses(tsquery[])',
      'search_conditions(jsonb)',
      'search_enough(integer)',
      'search_extreme(tsquery[],text,text,text,boolean,text,integer,integer,integer)',
      'search_homes()',
      'search_indexed(tsquery[],tsquery,text,text,integer)',
      'search_narrowed(tsquery[],jsonb)',
      'search_narrowing(jsonb)',
      'search_oldest(tsquery,text,integer,integer)',
      'search_range(text,bigint,bigint)',
      'search_recent(tsquery,text,integer,integer)',
      'search_steps(text,bigint)',
    ],
  },
  // No process calls these, only functions that are replaced with them.
  { release: 11, functions: ['search_is_common(tsquery,text,integer)', 'search_is_frequent(tsquery,text,integer)'] },
  { release: 16, functions: ['search_scan_newest(tsquery,text,integer,integer)'] },
  {
    release: 18,
    functions: [
      'search_cells(double precision,double precision,double precision,double precision)',
      'search_together(text[])',
    ],
  },
  { release: 20, functions: ['search_parts(tsquery[])', 'search_terms_together(text[],text[],jsonb)'] },
  { release: 26, functions: ['search_map(tsquery[],jsonb,double precision)'] },
];
