import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Words prepared for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
