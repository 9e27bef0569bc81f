import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';

/** A question that opens on its answer, without scripts; those with one `group` close each other. */
export function Disclosure({ summary, group, children }: { summary: ReactNode; group?: string; children: ReactNode }) {
  return (
    <details className="disclosure" name={group}>
      <summary>
        {summary}
        <Plus size={22} />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
