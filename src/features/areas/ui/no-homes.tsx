import MapPinOff from 'lucide-react/icons/map-pin-off';
import { href } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { AreaPage } from '../service.server.ts';
import { areasTexts as texts } from '../texts.ts';

/** A place without homes: the wider one that has some, the nearest ones, and the way to list the first. */
export function NoHomes({ area: { type, name, wider, nearby } }: { area: AreaPage }) {
  const [title, , many] = texts.homes[type];
  const [nearest] = nearby;
  return (
    <EmptyState
      icon={<MapPinOff size={30} />}
      title={`No ${many} in ${name} yet`}
      action={
        <>
          {wider && (
            <ButtonLink to={wider.path}>
              {title} in {wider.name}
            </ButtonLink>
          )}
          {nearest && (
            <ButtonLink to={nearest.path} variant="secondary">
              {title} in {nearest.name}
            </ButtonLink>
          )}
          <ButtonLink to={href('/customer/add_properties')} variant={wider ? 'quiet' : 'primary'}>
            List the first one
          </ButtonLink>
        </>
      }
    >
      {wider || nearest ? 'There are homes close by.' : 'New homes are listed every day.'}
    </EmptyState>
  );
}
