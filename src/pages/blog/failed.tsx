import { href, isRouteErrorResponse, useRouteError } from 'react-router';
import { postsTexts as texts } from '#features/posts/texts.ts';
import { Lost, TryAgain } from '../layout/failure.tsx';

/** What stands in the place of a page of the blog that could not be shown (BLOG-26, SITE-18). */
export function postFailed(sentence: string) {
  return function PostFailed() {
    const error = useRouteError();
    if (isRouteErrorResponse(error) && error.status === 404) {
      return <Lost title={texts.notFound}>The post may have been taken down, or its address is mistyped.</Lost>;
    }
    return (
      <div className="page">
        <TryAgain title={sentence} other={{ to: href('/blog'), label: 'All posts' }}>
          It is not your fault. Please try again in a moment.
        </TryAgain>
      </div>
    );
  };
}
