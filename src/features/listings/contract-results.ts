/** A link to another search: what it says, and its query without the question mark. */
export interface SearchLink {
  label: string;
  query: string;
  /** Homes it finds, where that was counted. */
  homes?: number;
}

/** One value of a filter and how many homes it would leave. */
export interface Option {
  value: string;
  label: string;
  homes: number;
}

/** The values of the filters with their counts. */
export interface FilterOptions {
  type: Option[];
  kind: Option[];
  bedrooms: Option[];
  ticks: Option[];
  has: Option[];
  title: Option[];
  /** Whether the counts are exact; else they are estimates. */
  exact: boolean;
}
