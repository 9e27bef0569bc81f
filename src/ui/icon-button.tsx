import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for readers and as a tooltip. */
  label: string;
  icon: ReactNode;
  /** Raised lies on photographs. */
  raised?: boolean;
};

/** A round button of 44 by 44 pixels with only an icon to see. */
export function IconButton({ label, icon, raised = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames('icon-btn', raised && 'icon-btn-raised', className)}
    >
      {icon}
    </button>
  );
}
