import LayoutGrid from 'lucide-react/icons/layout-grid';
import Lightbulb from 'lucide-react/icons/lightbulb';
import ShieldCheck from 'lucide-react/icons/shield-check';
import BadgeCheck from 'lucide-react/icons/badge-check';
import UsersRound from 'lucide-react/icons/users-round';
import { company } from '#content/company.ts';
import { type ReasonIcon, reasons } from '#content/home.ts';
import { SectionHeading } from '#ui/section-heading.tsx';

const ICONS: Record<ReasonIcon, typeof BadgeCheck> = {
  selection: LayoutGrid,
  verified: BadgeCheck,
  secure: ShieldCheck,
  features: Lightbulb,
  community: UsersRound,
};

/** Five reasons to choose the product. */
export function WhyChoose() {
  return (
    <section className="page section">
      <SectionHeading title={`Why choose ${company.name}`} />
      <ul className="reasons">
        {reasons.map(({ icon, title, text }) => {
          const Icon = ICONS[icon];
          return (
            <li key={title}>
              <Icon size={30} className="text-link" />
              <h3 className="mt-4 text-lg font-semibold">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
