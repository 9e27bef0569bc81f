import { randomUUID } from 'node:crypto';
import type { DemoLife, Ready } from '#db/demo.server.ts';
import { askedPrice } from '#features/listings/card/words.ts';
import { derivedOf, slugFor } from '#features/listings/derived/derived.server.ts';
import { assess } from '#features/moderation/rules/assess.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KNOWN = {
  accountDays: 400,
  accountsWithPhone: 1,
  places: 1,
  listedFirstDay: 1,
  copiedFromOther: false,
  wordsOfRemoved: false,
  phoneOfRemoved: false,
  ofSuspendedForFraud: false,
  upheldReport: false,
};
const PAY_FIRST = 'Please take out what is to be paid before the viewing.';
const REASON = { weight: 30, isEvidence: false, mend: 'Check whether it is so, and change the home where it is.' };

/** Who takes part: all accounts of the demo. */
interface People {
  adminId: string;
  /** Was an admin for a while, so that appeals are for the one who is it now. */
  formerAdminId: string;
  customerId: string;
  suspendedId: string;
}

/**
 * What a market has once people use it, so that every screen shows something: homes in every step of their life, cases of different age and
 * risk, reports, an appeal, a suspended account and who looked at contacts.
 */
export function demoLife(
  homes: readonly Ready[],
  { adminId, formerAdminId, customerId, suspendedId }: People,
  now: Date,
) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const others = homes.filter(({ userId }) => userId !== customerId);
  const live = (at: number) => others[(at * 7) % others.length] as Ready;
  const like = others.find(({ type }) => type === 'rent') ?? live(0);
  const life: DemoLife = { listings: [], cases: [], history: [], reports: [], views: [], suspensions: [], audit: [] };

  const cheap = (regularPrice: number) => ({
    regularPrice,
    offer: false,
    discountPrice: 0,
    fees: [],
    bedrooms: 1,
    bathrooms: 1,
    sizeText: '',
    sizeSqm: null,
  });
  const add = (status: DemoLife['listings'][number]['status'], name: string, change: Partial<Ready> = {}) => {
    const home = { ...like, ...change, id: randomUUID(), name, exclusive: false };
    const { latitude, longitude } = home;
    life.listings.push({ ...home, ...derivedOf(home), latitude, longitude, slug: slugFor(name, home.id), status });
    return home;
  };
  const step = (
    home: { id: string },
    transition: string,
    to: string,
    actorId: string | null,
    hours: number,
    reason = '',
  ) =>
    life.history.push({ listingId: home.id, transition, from: 'active', to, actorId, at: ago(hours * HOUR), reason });
  const ask = (home: Ready, hours: number, change: Partial<DemoLife['cases'][number]>) => {
    const price = askedPrice(home);
    const { version, score, reasons } = assess({ ...home, price }, KNOWN);
    const about = { listingId: home.id, ownerId: home.userId, why: 'signals' as const, holds: true };
    const id = randomUUID();
    life.cases.push({ id, ...about, score, rulesVersion: version, reasons, openedAt: ago(hours * HOUR), ...change });
    return id;
  };
  const decided = (hours: number, verdict: 'approved' | 'returned' | 'removed', decidedBy = formerAdminId) => ({
    verdict,
    decidedBy,
    decidedAt: ago(hours * HOUR),
    reason: verdict === 'approved' ? '' : PAY_FIRST,
  });

  // What waits for a person, riskiest first: an appeal, what asks for money, what was reported, circumstances, chance.
  const description = 'Neat room, own kitchen. Pay inspection fee 20k before viewing.';
  ask(add('pending', 'Self-Contain Near the Market', { ...cheap(450_000), description }), 3, {});
  const fee = 'Pay a commitment fee before you see the flat. Two rooms, own gate.';
  const returned = add('pending', 'Mini Flat on a Quiet Street', { ...cheap(900_000), description: fee });
  const appealOf = ask(returned, 52, decided(47, 'returned'));
  const words = 'The fee is what the estate takes for a pass at its gate. It goes to them, and they give a receipt.';
  const said = { ...REASON, rule: 'appeal', sentence: 'Its owner sees a decision otherwise.' };
  ask(returned, 5, { why: 'appeal', appealOf, words, score: 70, reasons: [said] });
  const circumstances = { ...KNOWN, accountDays: 1, accountsWithPhone: 3, listedFirstDay: 9 };
  const { score, reasons } = assess({ ...live(1), price: live(1).regularPrice }, circumstances);
  ask(live(1), 30, { holds: false, score, reasons });
  ask(live(2), 20, { holds: false, why: 'sample', score: 0, reasons: [] });
  const reported = { ...REASON, rule: 'report', sentence: 'We were told that the photos are not of this home.' };
  ask(live(3), 6, { holds: false, why: 'report', score: 40, reasons: [reported] });

  // What was decided, after hours as people need them.
  const junction = add('removed', 'Room and Parlour by the Junction', {
    ...cheap(400_000),
    description: 'Pay inspection fee 15k before viewing, then we talk.',
  });
  ask(junction, 9 * 24, decided(9 * 24 - 6, 'removed'));
  step(junction, 'remove', 'removed', formerAdminId, 9 * 24 - 6, PAY_FIRST);
  for (const [at, hours] of [2, 5, 1, 9, 3].entries())
    ask(live(4 + at), (at + 1) * 30 + hours, {
      holds: false,
      why: 'sample',
      score: 0,
      reasons: [],
      ...decided((at + 1) * 30, 'approved', adminId),
    });

  // Every other step of a life.
  step(add('paused', 'Three Bedrooms While We Travel'), 'pause', 'paused', like.userId, 40);
  step(add('let', 'Two Bedrooms Behind the School', { bedrooms: 2 }), 'let', 'let', like.userId, 6 * 24);
  step(
    add('sold', 'Bungalow With a Mango Tree', {
      type: 'sale',
      regularPrice: 45_000_000,
      offer: false,
      discountPrice: 0,
      fees: [],
      rentYears: null,
    }),
    'sell',
    'sold',
    like.userId,
    12 * 24,
  );
  step(add('expired', 'Upstairs Flat by the Clinic'), 'expire', 'expired', null, 2 * 24);
  step(add('paused', 'Serviced Flat, Pay and Pack In', { userId: suspendedId }), 'suspend', 'paused', null, 4 * 24);
  life.suspensions.push({
    userId: suspendedId,
    cause: 'fraud',
    reason: 'Three people paid you for a viewing of a home that is not yours to let.',
    from: ago(4 * DAY),
    by: adminId,
  });

  // What people told us.
  const report = (
    home: Ready,
    reason: DemoLife['reports'][number]['reason'],
    hours: number,
    change: Partial<DemoLife['reports'][number]>,
  ) =>
    life.reports.push({
      listingId: home.id,
      ownerId: home.userId,
      name: home.name,
      reference: 0,
      reporterId: customerId,
      reporterEmail: 'demo@gidana.example',
      network: 'demo',
      reason,
      weight: 100,
      createdAt: ago(hours * HOUR),
      confirmedAt: ago(hours * HOUR),
      answerBy: ago((hours - 48) * HOUR),
      ...change,
    });
  const byVisitor = { reporterId: null, reporterEmail: 'visitor@homes.example.com' };
  report(live(3), 'photos', 30, {
    words: 'The kitchen in the photos has an island. The one I was shown has not, and the tiles are others.',
    answer: 'The photos are from before the kitchen was made new. I take others this week.',
    answeredAt: ago(6 * HOUR),
    queuedAt: ago(6 * HOUR),
  });
  report(live(2), 'fees', 20, { words: 'On the phone the agency fee is 20 %, here it says 10 %.' });
  report(junction, 'money-first', 9 * 24 + 2, {
    ...byVisitor,
    words: 'He wants 15,000 before he opens the gate.',
    outcome: 'upheld',
    decidedAt: ago((9 * 24 - 6) * HOUR),
    decidedBy: formerAdminId,
  });
  report(live(4), 'gone', 5 * 24, { outcome: 'not-upheld', decidedAt: ago(4 * DAY), decidedBy: adminId });

  // Who looked at whose number.
  const day = (days: number) =>
    ago(days * DAY)
      .toISOString()
      .slice(0, 10);
  for (const at of [1, 2, 3, 5, 6, 8])
    life.views.push({
      listingId: live(at).id,
      viewerId: customerId,
      day: day(at),
      pressed: at % 2 ? ['whatsapp'] : [],
    });
  const viewers = [...new Set(others.map(({ userId }) => userId))];
  for (const home of homes.filter(({ userId }) => userId === customerId).slice(0, 3))
    for (const [at, viewerId] of viewers.slice(0, 9).entries())
      life.views.push({ listingId: home.id, viewerId, day: day(at), pressed: at % 3 ? [] : ['call'] });

  const deed = (action: string, subjectId: string, days: number, detail = '') =>
    life.audit.push({ at: ago(days * DAY), actorId: adminId, action, subjectId, ownerId: subjectId, detail });
  deed('user.promote', formerAdminId, 30);
  deed('user.demote', formerAdminId, 8);
  deed('user.suspend', suspendedId, 4);
  return life;
}
