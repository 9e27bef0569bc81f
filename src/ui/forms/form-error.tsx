import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';

/** The red line of a whole form, read out when it appears; nothing without a message. */
export function FormError({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="flex gap-2 rounded-md bg-danger-soft px-4 py-3 font-medium text-danger-ink">
      <CircleAlert size={20} className="mt-0.5 flex-none" />
      {children}
    </p>
  );
}
