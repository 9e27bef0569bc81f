import { type FormEvent, type MouseEvent, useState } from 'react';
import { mobileNumber, mobileWithin } from '#core/text/phone.ts';
import { contactSpans } from '../../masking/mask.ts';
import { PHONE_MAX } from '../../rules.ts';
import { write } from './write-field.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Says, while somebody types, what visitors will not read of it, and moves it to where it belongs (LIFE-6). */
export function useContactHint(start: string) {
  const [found, setFound] = useState(() => firstContact(start));
  const [isTaken, setIsTaken] = useState(false);
  const onInput = (event: FormEvent<Typed>) => {
    setFound(firstContact(event.currentTarget.value));
    setIsTaken(false);
  };
  const hint = found && (
    <span className="block text-warning-ink">
      Only people who have logged in will read <span className="wrap-anywhere">“{found.trim()}”</span>.{' '}
      {isTaken ? (
        <output>Its contact field holds something else already. Clear that first, or leave this here.</output>
      ) : (
        placeOf(found) && (
          <button
            type="button"
            className="link needs-script"
            onClick={(event) => {
              setIsTaken(!moveContact(event));
            }}
          >
            Move it to the contact fields
          </button>
        )
      )}
    </span>
  );
  return { hint, onInput };
}

function firstContact(text: string): string | null {
  const [span] = contactSpans(text);
  return span ? text.slice(span.start, span.end) : null;
}

/** Whether the contact is in its field now; what stands there already stays, and so does the text then. */
function moveContact(event: MouseEvent<HTMLButtonElement>): boolean {
  const typed = event.currentTarget.closest('.field')?.querySelector<Typed>('input, textarea');
  const place = placeOf((typed && firstContact(typed.value)) ?? '');
  const field = typed?.form?.elements.namedItem(place?.name ?? '');
  if (!typed || !place || !(field instanceof HTMLInputElement)) return false;
  const { value, written } = place;
  if (field.value !== '' && (mobileNumber(field.value) ?? field.value) !== value) return false;
  if (field.value === '') write(field, value);
  write(typed, withoutContact(typed.value, written));
  typed.focus();
  return true;
}

/** Words that only lead to a contact, and say nothing once it is gone. */
const LEADS: ReadonlySet<string> = new Set(
  (
    'please kindly pls call text chat message dm reach contact whatsapp phone tel telephone mobile number email mail link website me us my our the agent ' +
    'owner on at via by or and to is through also now for more info information details enquiries inquiries viewing inspection'
  ).split(' '),
);

/** The text without a contact; where nothing else is said there, without the words that lead to it: "Call me on 0803…." leaves nothing. */
export function withoutContact(text: string, contact: string): string {
  const at = text.indexOf(contact);
  const [before, rest] = [text.slice(0, at), text.slice(at + contact.length)];
  const [beside = ''] = /^[^.!?,\n]*/.exec(rest) ?? [];
  const isByItself = (beside.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => LEADS.has(word));
  const left = isByItself ? `${withoutLeads(before)}${rest.slice(beside.length)}` : before + rest;
  return left
    .replaceAll(/(^|[.!?\n])[ \t]*[.!?,;]+/g, '$1')
    .replaceAll(/[ \t]+([.,!?])/g, '$1')
    .replaceAll(/,(?=,)| (?= )/g, '')
    .trim();
}

/** The text without the leading words at its end. */
function withoutLeads(text: string): string {
  const found = /(\p{L}+)[\s:/,&–-]*$/u.exec(text);
  return found && LEADS.has(found[1]?.toLowerCase() ?? '') ? withoutLeads(text.slice(0, found.index)) : text;
}

const LANDLINE = /^(?:0|\+\d)[\d\s()-]{5,}$/;

/** The field that a contact belongs to, what to write there and how it is written here; null for what has none, such as an account number. */
export function placeOf(contact: string): { name: string; value: string; written: string } | null {
  const written = contact.trim();
  const of = (name: string, value = written) => ({ name, value, written });
  if (/^[^\s@]+@\S+\.\S+$/.test(written)) return of('email');
  if (written.startsWith('@')) return of('socialMedia');
  const mobile = mobileWithin(written);
  if (mobile) return { name: 'phone', value: mobileNumber(mobile) ?? mobile, written: mobile };
  if (LANDLINE.test(written)) return of('phone', written.slice(0, PHONE_MAX));
  return /\p{L}\.\p{L}{2}/u.test(written) && !/\s/.test(written) ? of('website') : null;
}
