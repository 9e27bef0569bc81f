import { href } from 'react-router';

/** The pictures that came with a report, each opening whole. */
export function EvidencePictures({ reportId, pictures }: { reportId: string; pictures: number }) {
  return (
    <div>
      <p className="text-sm text-muted">Sent with the report</p>
      <ul className="mt-1 flex flex-wrap gap-3" aria-label="Pictures with the report">
        {Array.from({ length: pictures }, (_none, at) => {
          const src = href('/customer/admin_reports/:reportId/:number', { reportId, number: String(at + 1) });
          return (
            <li key={src}>
              <a href={src}>
                <img
                  src={src}
                  alt={`Evidence ${at + 1} of ${pictures}`}
                  loading="lazy"
                  className="max-h-40 rounded-md"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
