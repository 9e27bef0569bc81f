import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const photo = {
  url: '/media/1732190000000-front.jpg',
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,AAAA',
};

test('a picture offers AVIF before WebP in four widths, and holds its place', () => {
  const html = renderToStaticMarkup(<Picture src={photo} alt="The front" sizes="100vw" />);
  expect(html.indexOf('type="image/avif"')).toBeLessThan(html.indexOf('type="image/webp"'));
  expect(html).toContain(`${photo.url}/320.avif 320w, ${photo.url}/640.avif 640w`);
  expect(html).toContain(`${photo.url}/1440.webp 1440w`);
  expect(html).toMatch(/alt="The front" width="1600" height="1200" loading="lazy"/);
  expect(html).toContain(photo.placeholder);
});

test('the first picture of a page is not lazy', () => {
  const html = renderToStaticMarkup(<Picture src={photo} alt="" sizes="100vw" priority />);
  expect(html).toContain('loading="eager" fetchPriority="high"');
});

test('a missing picture is a named house, or nothing to hear where it says nothing new', () => {
  expect(renderToStaticMarkup(<Picture src={null} alt="No photograph yet" sizes="1px" />)).toContain(
    'role="img" aria-label="No photograph yet"',
  );
  expect(renderToStaticMarkup(<Picture src={null} alt="" sizes="1px" />)).toMatch(/^<span [^>]*aria-hidden="true"/);
});
