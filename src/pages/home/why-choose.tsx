import { company } from '#content/company.ts';
import { reasons } from '#content/home.ts';
import { Points } from '../content/points.tsx';

/** Five reasons to choose the product. */
export function WhyChoose() {
  return <Points title={`Why choose ${company.name}`} points={reasons} className="reasons" />;
}
