import House from 'lucide-react/icons/house';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProgressBar, ProgressRing } from '#ui/progress.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Part } from './part.tsx';

const PEOPLE = [
  { id: '1', name: 'Chinedu Okafor', email: 'chinedu@example.com', date: '12 Nov 2025', listings: 12 },
  { id: '2', name: 'Hauwa Ɗanjuma', email: 'hauwa@example.com', date: '9 Nov 2025', listings: 3 },
  {
    id: '3',
    name: 'Ẹniọlá',
    email: 'a.very.long.address.that.must.not.break@example.com',
    date: '1 Nov 2025',
    listings: 148,
  },
];

const COLUMNS: Column<(typeof PEOPLE)[number]>[] = [
  {
    label: 'Name',
    lead: true,
    cell: (row) => (
      <span className="flex items-center gap-3 font-medium">
        <Avatar name={row.name} /> {row.name}
      </span>
    ),
  },
  { label: 'Email', cell: (row) => <span className="break-all">{row.email}</span> },
  { label: 'Date created', cell: (row) => row.date },
  { label: 'Listings', end: true, cell: (row) => row.listings },
  { label: 'Status', cell: () => <Badge tone="good">Active</Badge> },
  {
    label: 'Actions',
    end: true,
    cell: (row) => (
      <Button variant="secondary" aria-label={`Delete ${row.name}`}>
        Delete
      </Button>
    ),
  },
];

/** Everything that is read. */
export function Content() {
  const [progress, setProgress] = useState(62);
  return (
    <>
      <Part title="Figures" wide>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <StatCard label="Total Users" value="1,284" note="96 last month" />
          <StatCard
            label="Total Listing"
            value="8,412"
            note="701 last month"
            icon={<House size={20} aria-hidden="true" />}
          />
          <StatCard label="Active Property Items" value="12" />
          <StatCard label="Pending Property Items" value="0" />
        </div>
      </Part>
      <Part title="Table" wide>
        <Table caption="Users" rows={PEOPLE} rowKey={(row) => row.id} columns={COLUMNS} />
        <ShowMore onClick={() => setProgress((was) => (was + 13) % 101)} />
      </Part>
      <Part title="Progress">
        <ProgressRing value={progress} label="Uploading" />
        <div className="w-64">
          <ProgressBar value={progress} label="Uploading" />
        </div>
        <Avatar name="Hauwa Ɗanjuma" size="sm" />
        <Avatar name="Hauwa Ɗanjuma" />
        <Avatar name="Ẹniọlá" size="lg" />
      </Part>
      <Part title="Nothing here" wide>
        <EmptyState
          icon={<SearchX size={32} />}
          title="No Listing Found"
          level="h3"
          action={<ButtonLink to="/styleguide">See all homes</ButtonLink>}
        >
          Try a neighbouring town, or fewer filters.
        </EmptyState>
      </Part>
      <Part title="Questions" wide>
        <Disclosure summary="What is the first step in buying a property?" group="faq">
          Decide how much you can spend, and have your papers ready.
        </Disclosure>
        <Disclosure summary="How long does it take to sell?" group="faq">
          Most homes find a buyer in two to six months.
        </Disclosure>
      </Part>
      <Part title="Long text" wide>
        <article className="prose">
          <h2>Buying in Ìbàdàn</h2>
          <p>
            The hills of <a href="#main">Bodija</a> are quiet and close to the university. A survey plan, a deed and a
            governor’s consent belong to every purchase.
          </p>
          <ul>
            <li>Visit twice, once after rain.</li>
            <li>Ask the neighbours about power and water.</li>
          </ul>
          <blockquote>Gida biyu, maganin gobara.</blockquote>
        </article>
      </Part>
    </>
  );
}
