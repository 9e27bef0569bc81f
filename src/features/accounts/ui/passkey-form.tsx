import { type ReactNode, useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { AccountForm } from './account-form.tsx';

/** What the server asks a browser to make or to sign, as JSON of the Web Authentication API. */
type AskedPasskey = { create: PublicKeyCredentialCreationOptionsJSON } | { get: PublicKeyCredentialRequestOptionsJSON };

interface PasskeyFormProps {
  /** The answer to the form; the browser then asks the person for the passkey, and sends it. */
  asked: AskedPasskey | undefined;
  outcome: { error: string; fields: Record<string, string> } | undefined;
  submit: string;
  children?: ReactNode;
}

/** A button that begins with a passkey (`intent` `passkey-begin`) and sends it (`passkey`, `credential`); needs scripts. */
export function PasskeyForm({ asked, outcome, submit, children }: PasskeyFormProps) {
  const send = useSubmit();
  const [failure, setFailure] = useState<{ of: AskedPasskey; error: string }>();
  useEffect(() => {
    if (!asked) return undefined;
    const leaving = new AbortController();
    credentialFor(asked, leaving.signal).then(
      (credential) => send({ intent: 'passkey', credential: JSON.stringify(credential) }, { method: 'post' }),
      (error: unknown) => leaving.signal.aborted || setFailure({ of: asked, error: reasonOf(error) }),
    );
    return () => leaving.abort();
  }, [asked, send]);
  const shown = failure && failure.of === asked ? { error: failure.error, fields: {} } : outcome;
  return (
    <>
      <AccountForm outcome={shown} submit={submit} variant="secondary">
        <input type="hidden" name="intent" value="passkey-begin" />
        {children}
      </AccountForm>
      <noscript>
        <p className="mt-2 text-muted">A passkey needs JavaScript, which is off in this browser.</p>
      </noscript>
    </>
  );
}

async function credentialFor(asked: AskedPasskey, signal: AbortSignal): Promise<Credential | null> {
  if (!('PublicKeyCredential' in globalThis) || !('parseCreationOptionsFromJSON' in PublicKeyCredential)) {
    throw new DOMException('', 'NotSupportedError');
  }
  return 'create' in asked
    ? navigator.credentials.create({
        signal,
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked.create),
      })
    : navigator.credentials.get({ signal, publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked.get) });
}

const REASONS: Record<string, string> = {
  NotSupportedError: 'This browser cannot use passkeys.',
  SecurityError: 'Passkeys need the address of a site, with https.',
  InvalidStateError: 'This device already has a passkey for your account.',
};

function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  return REASONS[name] ?? 'Your browser did not give us a passkey. Please try again.';
}
