import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Avatar, initials } from './avatar.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button } from './button.tsx';
import { FormError } from './forms/form-error.tsx';
import { NumberField } from './forms/number-field.tsx';
import { Price } from './price.tsx';
import { ShowMore } from './show-more.tsx';
import { Table } from './table.tsx';
import { TextField } from './forms/text-field.tsx';
import { ToastRegion } from './overlays/toast-region.tsx';

test('a field names its control, its hint and its error', () => {
  const html = renderToStaticMarkup(
    <TextField id="email" label="Email Address" name="email" hint="For login" error="Not an address" />,
  );
  expect(html).toContain('<label for="email"');
  expect(html).toContain('aria-describedby="email-hint email-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('<p class="field-hint" id="email-hint">For login</p>');
  expect(html).toMatch(/id="email-error">.*Not an address/);
});

test('a field without hint and error says nothing about either', () => {
  const html = renderToStaticMarkup(<TextField label="Name" name="name" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('a form error is an alert, and no message is no element', () => {
  expect(renderToStaticMarkup(<FormError>Wrong password</FormError>)).toMatch(/^<p role="alert".*Wrong password<\/p>$/);
  expect(renderToStaticMarkup(<FormError />)).toBe('');
});

test('a number is shown with separators, with its second reading as the hint', () => {
  const html = renderToStaticMarkup(
    <NumberField label="Price" name="price" defaultValue={2_500_000} describe={() => '₦2.5M'} hint="Whole naira" />,
  );
  expect(html).toContain('value="2,500,000"');
  expect(html).toContain('inputMode="numeric"');
  expect(html).toContain('₦2.5M');
  expect(html).not.toContain('Whole naira');
});

test('a busy button says so and keeps its words', () => {
  const html = renderToStaticMarkup(<Button busy>Login</Button>);
  expect(html).toContain('aria-disabled="true" aria-busy="true"');
  expect(html).toContain('Login');
  expect(html).not.toContain(' disabled');
});

test('a price carries the naira sign, its suffix, and what it was', () => {
  const html = renderToStaticMarkup(<Price amount={2_500_000} suffix="/ year" was={2_900_000} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('₦2,500,000 / year instead of ₦2,900,000');
});

test.each([
  [1_750_000_000, '₦1.75B'],
  [140_000_000, '₦140,000,000'],
])('where there is little room, %d naira are %s', (amount, written) => {
  expect(renderToStaticMarkup(<Price amount={amount} isShort />)).toContain(`>${written}<`);
});

test('every cell of a table knows its label, for the cards of a phone', () => {
  const columns = [{ label: 'Name', lead: true, cell: (row: { name: string }) => row.name }];
  const html = renderToStaticMarkup(
    <Table caption="Users" columns={columns} rows={[{ name: 'Hauwa' }]} rowKey={(row) => row.name} />,
  );
  expect(html).toContain('<td role="cell" class="table-lead" data-label="Name">Hauwa</td>');
});

test('the last crumb is the page itself and no link', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Registration' }]} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<a href="\/"[^>]*>Home<\/a>/);
  expect(html).toContain('<span aria-current="page">Registration</span>');
});

test('"Show more" with an address is a link, so that it works without scripts', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShowMore to="/search?startIndex=9" />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/search?startIndex=9"');
});

test('a message that a redirect brought is in the document before scripts run', () => {
  const html = renderToStaticMarkup(<ToastRegion flash={{ id: '1', text: 'Registration Complete' }} />);
  expect(html).toMatch(/role="status".*Registration Complete/);
  expect(renderToStaticMarkup(<ToastRegion flash={{ id: '2', text: 'Failed', tone: 'error' }} />)).toContain(
    'role="alert"',
  );
});

test('initials keep the letters of our languages whole', () => {
  expect(initials('Chinedu Obi Okafor')).toBe('CO');
  expect(initials('ẹ̀niọlá')).toBe('Ẹ̀');
  expect(initials('  ')).toBe('');
  expect(renderToStaticMarkup(<Avatar name="Hauwa Ɗanjuma" />)).toContain('HƊ');
});
