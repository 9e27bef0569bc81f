import { Link } from 'react-router';

export interface Crumb {
  label: string;
  /** Left out for the page itself, which comes last. */
  to?: string;
}

/** The way from the home page to here. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        {items.map((crumb) => (
          <li key={crumb.to ?? crumb.label}>
            {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span aria-current="page">{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
