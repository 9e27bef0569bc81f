import { rmSync } from 'node:fs';

/** The journeys' data folder goes with them. */
export default function teardown() {
  if (process.env.E2E_DATA) rmSync(process.env.E2E_DATA, { recursive: true, force: true });
}
