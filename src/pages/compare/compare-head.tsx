import { Picture } from '#features/media/ui/picture.tsx';
import type { CompareTableProps } from './compare-table.tsx';
import './compare-head.css';

/** The homes in short, which stay in view while their lines pass by; for the eye alone, since the table names them. */
export function CompareHead({ homes }: Pick<CompareTableProps, 'homes'>) {
  return (
    <div className="compare-head" aria-hidden="true">
      <div className="compare-head-homes">
        {homes.map(({ id, name, cover, price }) => (
          <p key={id}>
            <Picture src={cover} alt="" sizes="4rem" className="aspect-4/3 rounded-sm" />
            <span className="truncate">
              <strong className="block truncate font-semibold">{price.split(/\s\/\s/)[0]}</strong>
              {name}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
