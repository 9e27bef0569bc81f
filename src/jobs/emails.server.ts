import type { Email, JobKind } from '#core/ports.ts';
import { escapeMarkup } from '#core/text/markup.ts';
import { defineJob } from './define.ts';

/**
 * One email to send. Enqueue it with the change that it tells of, so that neither happens without the other and a slow
 * mail server makes nobody wait. Emails with a secret in them are composed in a job instead: jobs are kept for days.
 */
export const sendEmail: JobKind<Email> = { name: 'mail.send', touches: 'nothing', retryLimit: 8, keepSeconds: 3600 };

export const emailJob = defineJob(sendEmail, (deps, email) => deps.mail.send(email));

interface Link {
  label: string;
  url: string;
}

/** What an email says, in order: a paragraph, a link, or a thing with a link of its own and lines about it. */
export type EmailPart = string | Link | (Link & { lines: readonly string[] });

type Envelope = Pick<Email, 'to' | 'subject' | 'replyTo' | 'headers'>;
/** Small print at the end: why this email comes, and where to change that. */
type Footer = { why: string; links: readonly Link[] };

const STYLE = 'font:16px/1.5 system-ui,sans-serif;color:#1c1b19;max-width:36em';
const LINK_STYLE = 'color:#14633f;font-weight:600';
const QUIET = 'color:#645d52';

/** The same words as plain text and as HTML; without pictures, because data costs money. */
export function composeEmail(envelope: Envelope, parts: readonly EmailPart[], footer?: Footer): Email {
  const text = [...parts.map(plain), ...(footer ? [[footer.why, ...footer.links.map(plain)].join('\n')] : [])];
  const html = parts.map((part) => `<p>${markup(part)}</p>`);
  if (footer) {
    const links = footer.links.map((link) => anchor(link, QUIET)).join(' · ');
    html.push(`<p style="font-size:14px;${QUIET}">${paragraph(footer.why)}<br>${links}</p>`);
  }
  return { ...envelope, text: `${text.join('\n\n')}\n`, html: `<div style="${STYLE}">${html.join('')}</div>` };
}

function plain(part: EmailPart): string {
  if (typeof part === 'string') return part;
  return 'lines' in part ? [part.label, ...part.lines, part.url].join('\n') : `${part.label}: ${part.url}`;
}

function markup(part: EmailPart): string {
  if (typeof part === 'string') return paragraph(part);
  const lines = 'lines' in part ? part.lines : [];
  return [anchor(part, LINK_STYLE), ...lines.map(paragraph)].join('<br>');
}

function paragraph(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}

function anchor({ label, url }: Link, style: string): string {
  return `<a href="${escapeMarkup(url)}" style="${style}">${escapeMarkup(label)}</a>`;
}
