import type { LucideIcon } from 'lucide-react';
import { SectionHeading } from '#ui/section-heading.tsx';

interface PointsProps {
  title: string;
  points: readonly { icon?: LucideIcon; title: string; text: string }[];
  className: string;
}

/** A few points, each with a title and a sentence. */
export function Points({ title: heading, points, className }: PointsProps) {
  return (
    <section className="page section">
      <SectionHeading title={heading} />
      <ul className={className}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            {Icon && <Icon size={30} className="mb-4 -ml-0.5 text-link" />}
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
