import { z } from 'zod';

const MAX_BYTES = 20_000;
const base64url = z
  .string()
  .max(MAX_BYTES)
  .regex(/^[\w-]+$/);

/** The JSON of a credential, as browsers write it. */
const json = z
  .string()
  .max(MAX_BYTES)
  .transform((text, { issues }): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      issues.push({ code: 'custom', input: text, message: 'No credential.' });
      return z.NEVER;
    }
  });

const signed = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** A new passkey. */
export const newCredential = json.pipe(
  z.object({
    ...signed,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
);

/** A signature by one. */
export const signature = json.pipe(
  z.object({
    ...signed,
    response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
  }),
);

export type NewCredential = z.output<typeof newCredential>;
export type Signature = z.output<typeof signature>;

/** A passkey as its owner sees it. */
export interface Passkey {
  _id: string;
  device: string;
  createdAt: string;
  usedAt: string | null;
}
