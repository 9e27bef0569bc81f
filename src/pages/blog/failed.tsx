import { href, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { postsTexts as texts } from '#features/posts/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Lost } from '../layout/failure.tsx';

/** What stands in the place of a page of the blog that could not be shown (BLOG-26, SITE-18). */
export function postFailed(sentence: string) {
  return function PostFailed() {
    const error = useRouteError();
    const { pathname, search } = useLocation();
    if (isRouteErrorResponse(error) && error.status === 404) {
      return <Lost title={texts.notFound}>The post may have been taken down, or its address is mistyped.</Lost>;
    }
    return (
      <div className="page">
        <EmptyState
          level="h1"
          icon={<CloudOff size={30} />}
          title={sentence}
          action={
            <>
              <ButtonLink to={pathname + search} reloadDocument>
                Try again
              </ButtonLink>
              <ButtonLink to={href('/blog')} variant="secondary" reloadDocument>
                All posts
              </ButtonLink>
            </>
          }
        >
          It is not your fault. Please try again in a moment.
        </EmptyState>
      </div>
    );
  };
}
