/** The orders of the queue, by the names that its address gives them. */
export const QUEUE_ORDERS = { riskiest: 'Riskiest', oldest: 'Oldest', newest: 'Newest' };

/** Which homes it can show instead of all. */
export const QUEUE_SHOWN = {
  held: 'Held back',
  appeals: 'Appeals',
  reported: 'Reported',
  changed: 'Changed',
  chance: 'By chance',
  back: 'Put back',
};

/** Which homes of the queue an admin asks for; all where nothing is said. */
export interface QueueAsked {
  /** A part of the name of the home or of its owner's, or a reference. */
  find?: string;
  which?: keyof typeof QUEUE_SHOWN | undefined;
  order?: keyof typeof QUEUE_ORDERS | undefined;
}
