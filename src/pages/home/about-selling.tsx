import { href } from 'react-router';
import { questions, sell, steps } from '#content/home.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Parapet } from '#ui/brand/parapet.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

/** The call to sellers. */
export function Sell() {
  return (
    <section className="sell">
      <Parapet className="absolute inset-x-0 bottom-full text-accent-soft" />
      <div className="page flex flex-wrap items-center justify-between gap-8 py-14 md:py-20">
        <div className="max-w-xl">
          <h2 className="text-3xl">{sell.title}</h2>
          <p className="mt-3 text-lg">{sell.text}</p>
        </div>
        <ButtonLink to={href('/customer/add_properties')} size="lg" className="max-sm:w-full">
          {sell.action}
        </ButtonLink>
      </div>
    </section>
  );
}

/** From an empty house to an agreement, in three steps. */
export function Process() {
  return (
    <section className="page section">
      <SectionHeading title="How it works" />
      <ol className="process">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="process-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Four questions and their answers. */
export function Faq() {
  return (
    <section className="page section lg:grid lg:grid-cols-[1fr_2fr] lg:items-start lg:gap-12">
      <SectionHeading title="Frequently asked questions" />
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} group="faq">
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
