import { Form, href } from 'react-router';
import MailWarning from 'lucide-react/icons/mail-warning';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { confirmationTexts as texts } from '../confirmation/texts.ts';

/** Tells whoever has yet to confirm their address what waits for it, and sends the link once more (TRUST-36). */
export function ConfirmationNotice({ email }: { email: string }) {
  return (
    <Card className="mb-8 gap-4">
      <p className="flex gap-3 wrap-anywhere">
        <MailWarning size={22} className="mt-0.5 shrink-0" />
        <span>
          {texts.notice} <strong className="font-medium">{email}</strong>.
        </span>
      </p>
      <Form method="post" action={href('/confirm-email')}>
        <Button type="submit" name="again" value="yes" variant="secondary">
          {texts.again}
        </Button>
      </Form>
    </Card>
  );
}
