import type { ReactNode } from 'react';

/** One part of a page of text, such as the terms; `id` is its anchor. */
export interface TextSection {
  id: string;
  title: string;
  body: ReactNode;
}
