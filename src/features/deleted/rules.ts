/** How long what was deleted can be restored. */
export const KEEP_DAYS = 30;
/** Homes of one person that their list offers to restore. */
export const OWN_DELETED = 100;
