import { href } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { about, audiences, values } from '#content/about.ts';
import { company } from '#content/company.ts';
import { team } from '#content/team.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import './content/content.css';
import { Points } from './content/points.tsx';
import { WhyChoose } from './home/why-choose.tsx';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/about.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'About us',
    path: href('/about'),
    description: `Why there is ${company.name}, whom it serves, what we hold ourselves to, and the five people behind it.`,
  });

export default function About() {
  return (
    <>
      <Banner title={`About ${company.name}`} crumb="About">
        {about.lead}
      </Banner>
      <section className="page about-pair pt-12 md:pt-16">
        {[about.mission, about.vision].map(({ title, text }) => (
          <div key={title}>
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-3 text-lg text-muted">{text}</p>
          </div>
        ))}
      </section>
      <WhyChoose />
      <Points title="Who we serve" points={audiences} className="about-list" />
      <Points title="Our values" points={values} className="about-list" />
      <Team />
    </>
  );
}

function Team() {
  return (
    <section className="page section">
      <SectionHeading title="The people behind it" />
      <ul className="team">
        {team.map(({ name, role, description, image }) => (
          <li key={name}>
            <img
              className="team-portrait"
              src={image}
              alt={`Portrait of ${name}`}
              width={400}
              height={460}
              loading="lazy"
            />
            <div className="sm:mt-4">
              <h3 className="text-lg font-semibold">{name}</h3>
              <p className="text-sm font-medium">{role}</p>
              <p className="mt-1.5 text-sm text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-14 flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8">
        <p className="text-muted">
          {company.name} is a registered company: <strong className="text-text">{company.registration}</strong>
        </p>
        <ButtonLink to={href('/contact')} variant="secondary">
          Contact us
        </ButtonLink>
      </div>
    </section>
  );
}
