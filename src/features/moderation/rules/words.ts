import type { Reason, Subject } from './contract.ts';

/** What the words of a home say about it (TRUST-1). */
export function reasonsInText({ name, description, moreInfo, address, sizeText, fees }: Subject): Reason[] {
  const text = [name, description, moreInfo, address, sizeText, ...fees.map(({ label = '' }) => label)].join('\n\n');
  const passage = /pay inspection fee[^.\n]{0,60}/i.exec(text)?.[0];
  if (!passage) return [];
  return [
    {
      rule: 'pay-before-seeing',
      weight: 60,
      isEvidence: true,
      sentence: 'The text reads as if somebody should pay before they have seen the home.',
      mend: 'Take out what is to be paid before the viewing. Agency, legal and other fees have fields of their own.',
      passage,
    },
  ];
}
