/** A paragraph, a list of them, or a heading. In their words `[words](address)` is a link, and `**words**` stand out. */
export type TextBlock = string | readonly string[] | { heading: string };

/** One part of a page of text, such as the terms; `id` is its anchor. */
interface TextSection {
  id: string;
  title: string;
  body: readonly TextBlock[];
}

/** A page of text as it is shown and found. */
export interface TextDocument {
  title: string;
  /** For search engines. */
  description: string;
  /** A sentence under the title. */
  lead: string;
  /** Since when it applies, as an ISO date. */
  since: string;
  sections: readonly TextSection[];
}
