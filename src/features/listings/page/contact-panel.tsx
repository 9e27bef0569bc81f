import type { ReactNode } from 'react';
import AtSign from 'lucide-react/icons/at-sign';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { contactPath, loginPath, registerPath, resultsPath } from '#core/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Contact, ShownListing } from './shown.ts';
import type { Thing } from '../card/words.ts';
import './listing-page.css';

/** Apart from the other texts about who saw whose contacts, which would come to the browser with it. */
const OWNER_SEES = 'The owner sees your first name, the day, and what you press: Call, WhatsApp or Email.';

interface ContactPanelProps {
  listing: ShownListing;
  contact: Contact;
  /** Whether the owner gave a mobile number for WhatsApp. */
  hasChat: boolean;
  thing: Thing;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** How to reach the owner; only for signed-in people who are not the owner. Presses on its buttons are counted. */
export function ContactPanel({ listing: { _id: id, type }, contact, hasChat, thing, children }: ContactPanelProps) {
  const { phone, dialled, written, email, website, socialMedia } = contact;
  return (
    <>
      <h2 className="text-xl">Contact</h2>
      {hasChat && (
        <a
          className="btn btn-primary mt-4 w-full"
          href={contactPath(id, 'whatsapp')}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle size={20} />
          Ask on WhatsApp
        </a>
      )}
      {(phone || email) && (
        <p className="mt-2 flex gap-2">
          {phone && (
            <a className="btn btn-secondary flex-1" href={contactPath(id, 'call')}>
              <Phone size={20} />
              Call
            </a>
          )}
          {email && (
            <a className="btn btn-secondary flex-1" href={contactPath(id, 'email')}>
              <Mail size={20} />
              Email
            </a>
          )}
        </p>
      )}
      <dl className="contact-list">
        <Way icon={Phone} label="Phone">
          {phone && <a href={`tel:${dialled}`}>{written}</a>}
        </Way>
        <Way icon={Mail} label="Email">
          {email && <MailAddress email={email} />}
        </Way>
        <Way icon={Globe} label="Website">
          {website && <Outside address={website} />}
        </Way>
        <Way icon={AtSign} label="Social Media">
          {socialMedia && <Outside address={socialMedia} />}
        </Way>
      </dl>
      <p className="mt-5 text-sm text-muted">
        {/* Guests pay for nights before they come. */}
        {type === 'shortlet'
          ? 'Have the home shown to you on a video call before you pay.'
          : `Never pay before you have seen the ${thing} and its papers.`}{' '}
        {OWNER_SEES}
      </p>
      {children}
    </>
  );
}

const SHORT_DOMAIN = 26;

/** Broken before its @ and never at a hyphen of its domain, which would read as part of the address. */
function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at);
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {domain.length > SHORT_DOMAIN ? domain : <span className="whitespace-nowrap">{domain}</span>}
    </a>
  );
}

/** What people see there while a report is looked into. */
export function PausedPanel({ thing, children }: { thing: Thing; children?: ReactNode }) {
  return (
    <>
      <h2 className="text-xl">Contacts are hidden for now</h2>
      <p className="mt-2 text-muted">
        We are looking into something about this {thing}. Never pay before you have seen it and its papers.
      </p>
      {children}
    </>
  );
}

/** What a visitor sees in its place. */
export function ContactPrompt({ next, thing, children }: { next: string; thing: Thing; children?: ReactNode }) {
  return (
    <>
      <h2 className="text-xl">Interested in this {thing}?</h2>
      <p className="mt-2 text-muted">Log in to see the phone number and the email address of the owner.</p>
      <p className="mt-2 text-sm text-muted">{OWNER_SEES}</p>
      <ButtonLink to={loginPath(next)} className="mt-5" size="lg">
        Log in to see contacts
      </ButtonLink>
      <ButtonLink to={registerPath(next)} variant="quiet" className="mt-1">
        Register for free
      </ButtonLink>
      {children}
    </>
  );
}

/** What everybody sees there once it is let or sold. */
export function TakenPanel({
  listing: { status, type },
  thing,
  children,
}: {
  listing: ShownListing;
  thing: Thing;
  children?: ReactNode;
}) {
  return (
    <>
      <h2 className="text-xl">
        This {thing} is {status}
      </h2>
      <p className="mt-2 text-muted">The owner no longer takes questions about it.</p>
      <ButtonLink to={resultsPath(`type=${type}`)} className="mt-5">
        See more like it
      </ButtonLink>
      {children}
    </>
  );
}

function Way({ icon: Icon, label, children }: { icon: typeof Phone; label: string; children: ReactNode }) {
  return (
    <div>
      <Icon size={20} />
      <dt>{label}</dt>
      <dd>{children || <span className="text-muted">Not Available</span>}</dd>
    </div>
  );
}

/** A web address that somebody typed: a link where it is one, else just the words. */
function Outside({ address }: { address: string }) {
  const url = webAddress(address);
  if (!url) return address;
  return (
    <a href={url} rel="noopener noreferrer nofollow ugc" target="_blank">
      {address.replace(/^https?:\/\//, '')}
    </a>
  );
}

/** The full address of "www.homes.example/lagos", or null for what is none, such as "@homes". */
export function webAddress(typed: string): string | null {
  const full = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!/^[\w-]+(\.[\w-]+)+([/:?#]|$)/.test(full.replace(/^https?:\/\//i, ''))) return null;
  try {
    return new URL(full).href;
  } catch {
    return null;
  }
}
