import { packagesTexts as texts } from '../texts.ts';

/** What the words of the plans count, in plain sentences. */
export function PlanTerms({ level: Heading = 'h2' }: { level?: 'h2' | 'h3' }) {
  return (
    <section className="mt-10">
      <Heading className="mb-3 text-xl">{texts.countedTitle}</Heading>
      <dl className="package-use">
        {texts.counted.map(([name, meaning]) => (
          <div key={name} className="plan-term">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
