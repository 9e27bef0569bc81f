import { Avatar } from '#ui/avatar.tsx';
import type { openListing } from '../service.server.ts';

/** Who stands behind a home. */
export function Seller({ seller }: { seller: NonNullable<Awaited<ReturnType<typeof openListing>>['seller']> }) {
  const { name, avatar, lines } = seller;
  return (
    <div className="mb-5 flex items-start gap-4">
      <Avatar name={name} src={avatar} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {lines.map((line) => (
          <p key={line} className="text-sm text-muted">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
