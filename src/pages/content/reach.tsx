import type { ReactNode } from 'react';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { company } from '#content/company.ts';

/** Where to find us without the form: address, two email addresses and the office's telephone. */
export function Reach() {
  const { address, emails, phone, officeHours } = company;
  return (
    <div className="grid content-start gap-8">
      <Way icon={<MapPin size={26} />} title="Visit us">
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Way>
      <Way icon={<Mail size={26} />} title="Send an email">
        <MailLink about="General questions" address={emails.hello} />
        <MailLink about="Help with your account" address={emails.support} />
      </Way>
      <Way icon={<Phone size={26} />} title="Call our office">
        <a className="link link-alone" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
        <span className="block text-sm">{officeHours}</span>
      </Way>
    </div>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
      <span className="text-link">{icon}</span>
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        <div className="mt-1 text-muted">{children}</div>
      </div>
    </section>
  );
}

function MailLink({ about, address }: { about: string; address: string }) {
  return (
    <p>
      <span className="text-sm">{about}: </span>
      <a className="link link-alone" href={`mailto:${address}`}>
        {address}
      </a>
    </p>
  );
}
