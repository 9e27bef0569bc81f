import type { Deps } from '#core/ctx.ts';

export interface Prepared {
  signIns: { role: string; email: string; password: string }[];
}

export interface PrepareOptions {
  admin: { email?: string | undefined; password?: string | undefined };
  demo: boolean;
}

/** What a new market needs before its first visitor: an admin and, unless the operator says no, demo homes. */
export async function prepareMarket(_deps: Deps, _options: PrepareOptions): Promise<Prepared> {
  return { signIns: [] };
}
