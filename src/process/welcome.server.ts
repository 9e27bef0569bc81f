import type { SignIn } from '#server/prepare/market.server.ts';

export interface Welcome {
  publicUrl: string;
  signIns: SignIn[];
  milliseconds: number;
}

/** What the operator reads once the market is open: one address, and how to sign in. */
export function welcome({ publicUrl, signIns, milliseconds }: Welcome): void {
  const lines = [
    '',
    `  Gidana is open at ${publicUrl}  (ready in ${(milliseconds / 1000).toFixed(1)} s)`,
    ...signIns.map(({ role, email, password }) => `  Sign in as ${role}: ${email}  ${password}`),
    '  Stop with Ctrl-C.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
