import type { JobKind } from '#core/ports.ts';
import { defineJob } from '#jobs/define.ts';
import { resetEmail } from './emails.server.ts';
import { removeExpired } from './passwords/repo.server.ts';

/** Somebody asked for a reset email to this address, which may or may not have an account. */
export const sendResetEmail: JobKind<{ email: string }> = {
  name: 'accounts.reset-letter',
  touches: 'nothing',
  retryLimit: 5,
};

/** The token is made only here, so that it lies nowhere but in the email. */
const resetEmailJob = defineJob(sendResetEmail, async (deps, { email }) => {
  const issued = await deps.credentials.resetToken(email);
  if (issued) await deps.mail.send(resetEmail(deps.settings, { email }, issued.token));
});

const sweepJob = defineJob({ name: 'accounts.sweep', touches: 'nothing' }, (deps) => removeExpired(deps.db), {
  cron: '17 2 * * *',
});

export const accountsJobs = [resetEmailJob, sweepJob];
