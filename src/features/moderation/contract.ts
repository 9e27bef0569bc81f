/** Why a person looks at a home: rules said so, or what stands here. */
export type CaseWhy = 'new' | 'first' | 'signals' | 'sample' | 'edit' | 'report' | 'appeal';

/** A reason as its owner and the admins read it. */
export type { CaseReason } from '#db/schema/moderation-cases.ts';
