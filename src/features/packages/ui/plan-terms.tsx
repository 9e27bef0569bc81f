import { packagesTexts as texts } from '../texts.ts';

/** What the words of the plans count, in plain sentences. */
export function PlanTerms({ enforced }: { enforced: boolean }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{texts.countedTitle}</h2>
      <dl className="package-use">
        {texts.counted(enforced).map(([name, meaning]) => (
          <div key={name} className="plan-term">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
