import type { SendMailOptions } from 'nodemailer';
import type { Letter } from '#core/ports.ts';

/** A letter as nodemailer takes it; nothing in it may make nodemailer read a file or an address. */
export function messageOf(from: string, letter: Letter): SendMailOptions {
  const { to, subject, text, html, replyTo, headers } = letter;
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html ? { html } : {}),
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    // Nobody wants "out of office" in answer to these.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
