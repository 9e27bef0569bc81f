import type { JobKind } from '#core/ports.ts';
import { defineJob } from '#jobs/define.ts';
import { confirmationLink } from './confirmation/link.server.ts';
import { confirmationEmail, resetEmail } from './emails.server.ts';
import { removeExpired } from './passwords/repo.server.ts';
import { userById } from './repo.server.ts';
import { endOverdue } from './suspension/service.server.ts';

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

/** Somebody is to confirm their address, as they registered or asked for it. */
export const sendConfirmation: JobKind<{ userId: string; isNew: boolean }> = {
  name: 'accounts.confirmation',
  touches: 'nothing',
  retryLimit: 5,
};

const confirmationJob = defineJob(sendConfirmation, async (deps, { userId, isNew }) => {
  const user = await userById(deps.db, userId);
  if (!user || user.emailVerified) return;
  await deps.mail.send(confirmationEmail(deps.settings, user, confirmationLink(deps, user), isNew));
});

const sweepJob = defineJob({ name: 'accounts.sweep', touches: 'nothing' }, (deps) => removeExpired(deps.db), {
  cron: '17 2 * * *',
});

const suspensionsJob = defineJob({ name: 'accounts.suspensions', touches: ['listings'] }, endOverdue, {
  cron: '*/10 * * * *',
});

export const accountsJobs = [resetEmailJob, confirmationJob, sweepJob, suspensionsJob];
