import { createContext, useContext } from 'react';

/** Marks our scripts while the server renders (server/finished-page.ts); undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);

/** Runs `code` while the browser reads the page: before React, and also where React's scripts never come. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(Nonce);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Text as a JavaScript literal that cannot end its script element. */
export function scriptLiteral(text: string): string {
  return JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
