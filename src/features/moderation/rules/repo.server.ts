import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { phoneKey } from '#db/schema/columns.ts';
import { WORDS_COMPARED_FROM, wordsKey } from '#db/schema/listings.ts';

/** Descriptions of accounts suspended for fraud that a home is compared with, the newest. */
const MOST_COMPARED = 300;
/** Two that were written apart have less than half of it. */
const ALIKE = 0.7;

interface Asked {
  listingId: string;
  /** Of the contact and in the words. */
  phones: readonly string[];
  description: string;
  now: Date;
}

/** What the accounts and the other homes say about a home that is stored. */
export async function circumstancesOf(db: Db, { listingId, phones, description, now }: Asked) {
  const keys = sql`array[${sql.join(
    phones.map((phone) => phoneKey(phone)),
    sql`, `,
  )}]::text[]`;
  const samePhone = (one: SQL) =>
    sql`char_length(${one}.phone) >= 10 and ${phoneKey(sql`${one}.phone`)} = any(${keys})`;
  const sameWords =
    description.length < WORDS_COMPARED_FROM
      ? sql`false`
      : sql`char_length(other.description) >= ${sql.raw(String(WORDS_COMPARED_FROM))} and ${wordsKey(sql`other.description`)} = ${wordsKey(description)}`;
  // Trigrams do not mind another order of sentences.
  const alike =
    description.length < WORDS_COMPARED_FROM
      ? sql`false`
      : sql`similarity(other.description, ${description}) > ${ALIKE}`;
  // Until a person has looked at it again, one with a report that was right is down as well.
  const isDown = sql`(other.status = 'removed' or (other.status = 'pending' and exists(
    select from reports as report where report.listing_id = other.id and report.outcome = 'upheld')))`;
  const moment = now.toISOString();
  const { rows } = await db.execute<{
    registered_at: Date | string;
    accounts_with_phone: number;
    places: number;
    listed_first_day: number;
    copied_from_other: boolean;
    words_of_removed: boolean;
    phone_of_removed: boolean;
    of_suspended_for_fraud: boolean;
    upheld_report: boolean;
  }>(sql`
    with home as (select id, user_id, created_at from listings where id = ${listingId}),
    fraud as (
      select suspension.user_id from suspensions as suspension, home
      where cause = 'fraud' and ended_by is null and suspension.user_id <> home.user_id
    )
    select owner.created_at as registered_at,
      (select count(distinct other.user_id)::integer from (
        select user_id from listings as other where ${samePhone(sql`other`)} and user_id <> home.user_id limit 1000
      ) as other) + 1 as accounts_with_phone,
      (select count(distinct own.place)::integer from listings as own
        where own.user_id = home.user_id and own.status = 'active') as places,
      (select count(*)::integer from listings as own
        where own.user_id = home.user_id and own.created_at between owner.created_at and home.created_at
          and own.created_at < owner.created_at + interval '1 day') as listed_first_day,
      exists(select from listings as other
        where ${sameWords} and other.user_id <> home.user_id and other.created_at < home.created_at) as copied_from_other,
      exists(select from listings as other
        where ${sameWords} and other.user_id <> home.user_id and ${isDown}) as words_of_removed,
      exists(select from listings as other
        where ${samePhone(sql`other`)} and other.user_id <> home.user_id and ${isDown}) as phone_of_removed,
      exists(select from fraud join users as suspended on suspended.id = fraud.user_id where ${samePhone(sql`suspended`)})
        or exists(select from listings as other join fraud using (user_id) where (${samePhone(sql`other`)}) or (${sameWords}))
        or exists(select from (
            select description from listings as other join fraud using (user_id)
            where char_length(description) >= ${sql.raw(String(WORDS_COMPARED_FROM))} order by other.id desc limit ${MOST_COMPARED}
          ) as other where ${alike})
        as of_suspended_for_fraud,
      -- Until a person has looked at the home again and found it right.
      exists(select from reports where listing_id = home.id and outcome = 'upheld' and decided_at > coalesce(
        (select max(decided_at) from moderation_cases where listing_id = home.id and verdict = 'approved'), '-infinity'
      )) as upheld_report
    from home join users as owner on owner.id = home.user_id
  `);
  const [row] = rows;
  if (!row) throw new Error('There is no such listing.');
  return {
    accountDays: Math.max(0, Math.floor((Date.parse(moment) - new Date(row.registered_at).getTime()) / 86_400_000)),
    accountsWithPhone: row.accounts_with_phone,
    places: row.places,
    listedFirstDay: row.listed_first_day,
    copiedFromOther: row.copied_from_other,
    wordsOfRemoved: row.words_of_removed,
    phoneOfRemoved: row.phone_of_removed,
    ofSuspendedForFraud: row.of_suspended_for_fraud,
    upheldReport: row.upheld_report,
  };
}
