interface Quoted {
  name: string;
  /** "GD-1042", to quote on the phone. */
  reference: string;
}

/** What people send each other about homes. */
export const shareTexts = {
  /** In one line, for whoever is asked to look at it. */
  message: ({ name, reference }: Quoted, summary: string) => `${name}: ${summary}. Ref. ${reference}`,
  /** To the owner. */
  asked: ({ name, reference }: Quoted, address: string) =>
    `Hello, I saw “${name}” (${reference}) on Gidana and I am interested. Is it still available?\n${address}`,
} as const;
