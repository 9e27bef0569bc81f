import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { Button, ButtonLink } from './button.tsx';

type ShowMoreProps = { children?: ReactNode; busy?: boolean } & (
  | ({ to: string; onClick?: never } & Pick<LinkProps, 'preventScrollReset' | 'replace' | 'rel'>)
  | { to?: never; onClick: () => void }
);

/** Asks for the next page at the end of a list. Give `to` where it should work without scripts. */
export function ShowMore({ children = 'Show more', busy = false, ...rest }: ShowMoreProps) {
  return (
    <div className="mt-10 flex justify-center">
      {rest.to === undefined ? (
        <Button variant="secondary" size="lg" busy={busy} onClick={rest.onClick}>
          {children}
        </Button>
      ) : (
        <ButtonLink variant="secondary" size="lg" busy={busy} {...rest}>
          {children}
        </ButtonLink>
      )}
    </div>
  );
}
