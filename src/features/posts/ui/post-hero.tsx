import { href } from 'react-router';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PostMeta } from './post-meta.tsx';
import { Picture, type PictureSource } from '#features/media/ui/picture.tsx';

interface PostHeroProps {
  title: string;
  image: PictureSource | null;
  minutes: number;
  updatedAt: string;
}

/** Without the post itself: its title follows at once. */
const WAY = [
  { label: 'Home', to: '/' },
  { label: 'Blog', to: href('/blog') },
];

/** The head of a post: title and reading time, and the feature image half over their band. */
export function PostHero({ title, image, minutes, updatedAt }: PostHeroProps) {
  return (
    <>
      <header className={image ? 'post-hero' : 'post-hero post-hero-plain'}>
        <div className="page">
          <div className="post-hero-words">
            <Breadcrumb items={WAY} />
            <h1 className="text-3xl">{title}</h1>
            <div className="mt-4">
              <PostMeta minutes={minutes} updatedAt={updatedAt} />
            </div>
          </div>
        </div>
      </header>
      {image && (
        <div className="page post-hero-picture">
          <Picture src={image} alt="" sizes="(width>=80rem) 80rem,calc(100vw - 2rem)" priority />
        </div>
      )}
    </>
  );
}
