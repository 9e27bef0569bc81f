import type { SendMailOptions } from 'nodemailer';
import type { Email } from '#core/ports.ts';

/** An email as nodemailer takes it; nothing in it may make nodemailer read a file or an address. */
export function messageOf(from: string, email: Email): SendMailOptions {
  const { to, subject, text, html, replyTo, headers } = email;
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
