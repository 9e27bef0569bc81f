import { desc, eq, isNull } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { reports } from '#db/schema/reports.ts';
import type { ReportReason } from '#features/reports/rules.ts';
import { fileReport } from '#features/reports/service.server.ts';
import { storeListing } from './listings.ts';
import { openSite } from './site.ts';
import { createWorld, type Person } from './world.ts';

/** A home with its owner, somebody who may report it, and an admin. */
export async function reportedMarket() {
  const world = await createWorld();
  const site = await openSite(world);
  const [owner, ada, admin] = [
    await world.person({ name: 'Bola Ade' }),
    await world.person({ name: 'Ada Obi' }),
    await world.person({ isAdmin: true }),
  ];
  const id = await storeListing(world, owner, { name: 'Zinnia Court Duplex' });
  let addresses = 0;
  /** Everybody from a network of their own. */
  const from = (person?: Person, address = `10.0.${(addresses += 1)}.1`) => ({
    ...world.ctx(person?.viewer ?? null, person?.cookie),
    client: { address, userAgent: 'test', cookies: person?.cookie ?? '' },
  });
  const report = (person: Person, reason: ReportReason, about = id, address?: string) =>
    fileReport(from(person, address), about, { reason, words: '', email: '' });
  const look = (person: Person, about = id) =>
    site.app.inject({ url: `/listing/${about}`, headers: { cookie: person.cookie } });
  const rows = () => world.db.select().from(reports).orderBy(desc(reports.createdAt));
  const cases = () => world.db.select().from(moderationCases).where(isNull(moderationCases.decidedAt));
  const isPaused = async () => {
    const [home] = await world.db.select().from(listings).where(eq(listings.id, id));
    return home?.contactsPausedAt !== null;
  };
  const mailed = async (to: string) => {
    await world.runJobs();
    return world.emails.filter((email) => email.to === to).map(({ subject }) => subject);
  };
  const pass = (ms: number) => void (world.clock.now = new Date(world.clock.now.getTime() + ms));
  return {
    world,
    site,
    owner,
    ada,
    admin,
    id,
    from,
    report,
    look,
    rows,
    cases,
    isPaused,
    mailed,
    pass,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}
