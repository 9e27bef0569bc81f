import type { ReactNode } from 'react';
import MessageCircle from 'lucide-react/icons/message-circle';
import { contactPath, editPath, registerPath, resultsPath } from '#core/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ListingPrice } from '../card/listing-price.tsx';
import { totalLine } from '../card/words.ts';
import type { Contact, ShownListing } from './shown.ts';
import './listing-page.css';

interface ThumbBarProps {
  listing: ShownListing;
  contact: Contact | null;
  /** Whether the owner gave a mobile number for WhatsApp. */
  hasChat: boolean;
  /** Whether nobody is shown the contacts now. */
  arePaused: boolean;
  isOwner: boolean;
  /** Where to come back to, signed in. */
  next: string;
}

/** Price and the next step within reach of the thumb, where the contacts do not stand beside the home. */
export function ThumbBar({ listing, contact, hasChat, arePaused, isOwner, next }: ThumbBarProps) {
  return (
    <div className="thumb-bar">
      <div>
        <ListingPrice listing={listing} isPlain className="text-lg" />
        <p className="text-xs text-muted">{totalLine(listing)}</p>
      </div>
      {arePaused && !contact && !isOwner ? null : nextStep(listing, contact, hasChat, isOwner, next)}
    </div>
  );
}

function nextStep(
  { _id: id, status, type }: ShownListing,
  contact: Contact | null,
  hasChat: boolean,
  isOwner: boolean,
  next: string,
): ReactNode {
  if (isOwner) return <ButtonLink to={editPath(id)}>Edit</ButtonLink>;
  if (status === 'let' || status === 'sold')
    return <ButtonLink to={resultsPath(`type=${type}`)}>See more like it</ButtonLink>;
  if (!contact) return <ButtonLink to={registerPath(next)}>See contacts</ButtonLink>;
  const href = contact.phone ? contactPath(id, 'call') : contact.email ? contactPath(id, 'email') : '#contact';
  return (
    <span className="flex gap-2">
      {hasChat && (
        <a className="btn btn-primary" href={contactPath(id, 'whatsapp')} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={20} />
          WhatsApp
        </a>
      )}
      <a className={hasChat ? 'btn btn-secondary' : 'btn btn-primary'} href={href}>
        {contact.phone ? 'Call' : 'Contact'}
      </a>
    </span>
  );
}
