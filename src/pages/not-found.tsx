import { data, type MetaFunction } from 'react-router';
import { company } from '#content/company.ts';
import { Lost } from './layout/failure.tsx';

export const handle = { scripts: 'on demand' };

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = () => [
  { title: `Page not found | ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

export default Lost;
