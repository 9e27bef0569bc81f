import { type FormEvent, type MouseEvent, useState } from 'react';
import { mobileNumber } from '#core/text/phone.ts';
import { contactSpans } from '../masking/mask.ts';
import { PHONE_MAX } from '../rules.ts';
import { write } from './write-field.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Says, while somebody types, what visitors will not read of it, and moves it to where it belongs (LIFE-6). */
export function useContactHint(start: string) {
  const [found, setFound] = useState(() => firstContact(start));
  const onInput = (event: FormEvent<Typed>) => setFound(firstContact(event.currentTarget.value));
  const hint = found && (
    <span className="block text-warning-ink">
      Only people who have logged in will read <span className="wrap-anywhere">“{found.trim()}”</span>.{' '}
      <button type="button" className="link needs-script" onClick={moveContact}>
        Move it to the contact fields
      </button>
    </span>
  );
  return { hint, onInput };
}

function firstContact(text: string): string | null {
  const [span] = contactSpans(text);
  return span ? text.slice(span.start, span.end) : null;
}

function moveContact(event: MouseEvent<HTMLButtonElement>): void {
  const typed = event.currentTarget.closest('.field')?.querySelector<Typed>('input, textarea');
  const contact = typed && firstContact(typed.value);
  if (!contact) return;
  const [name, value] = placeOf(contact.trim());
  const field = typed.form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === '') write(field, value);
  write(typed, withoutContact(typed.value, contact));
  typed.focus();
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

/** The field of the contact that it belongs to. */
function placeOf(contact: string): [name: string, value: string] {
  if (/^[^\s@]+@\S+\.\S+$/.test(contact)) return ['email', contact];
  if (contact.startsWith('@')) return ['socialMedia', contact];
  if (/\p{L}/u.test(contact)) return ['website', contact];
  return ['phone', mobileNumber(contact) ?? contact.slice(0, PHONE_MAX)];
}
