import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { footerLinks, mainLinks } from './links.ts';

test('no link of the navigation or the footer leads nowhere', () => {
  const paths = new Set(routes.map(({ path = '', index }) => (index ? '/' : `/${path}`)));
  const links = [...mainLinks, ...footerLinks.flatMap((column) => column.links)];
  for (const { to, label } of links) expect(paths, label).toContain(to);
});
