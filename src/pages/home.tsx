import type { MetaFunction } from 'react-router';
import { hero } from '#content/home.ts';
import { Faq, Process, Sell } from './home/about-selling.tsx';
import { WhyChoose } from './home/why-choose.tsx';
import { pageMeta } from './layout/page-meta.ts';

export const handle = { scripts: 'on demand' };

export const meta: MetaFunction = (args) => pageMeta(args, { title: hero.title, path: '/' });

export default function Home() {
  return (
    <>
      <h1 className="page text-display">{hero.title}</h1>
      <WhyChoose />
      <Sell />
      <Process />
      <Faq />
    </>
  );
}
