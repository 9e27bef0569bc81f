import { sql, type SQLWrapper } from 'drizzle-orm';
import { suspensions } from './schema/users.ts';

/** Whether this person is suspended at a moment, as a condition; past its end a suspension counts no more (TRUST-30). */
export function isSuspended(userId: SQLWrapper | string, at: Date) {
  return sql<boolean>`exists (select from ${suspensions} as open where open.user_id = ${userId} and open.ended_at is null
    and (open.until is null or open.until > ${at.toISOString()}::timestamptz))`;
}
