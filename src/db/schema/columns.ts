import { sql, type SQLWrapper } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Words prepared for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The last ten figures of a telephone number: the same with and without the code of the country. */
export const phoneKey = (phone: SQLWrapper | string) => sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 10)`;
