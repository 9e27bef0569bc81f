import { href } from 'react-router';

/** The pictures that came with a report, each opening whole. */
export function EvidencePictures({ reportId, pictures }: { reportId: string; pictures: number }) {
  return (
    <ul className="flex flex-wrap content-start gap-3 sm:order-first" aria-label="Pictures with the report">
      {Array.from({ length: pictures }, (_none, at) => {
        const src = href('/customer/admin_reports/:reportId/:number', { reportId, number: String(at + 1) });
        return (
          <li key={src}>
            <a href={src}>
              <img src={src} alt={`Evidence ${at + 1} of ${pictures}`} loading="lazy" className="max-h-40 rounded-md" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
