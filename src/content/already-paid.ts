/** What helps most where the money is gone, wherever somebody looks for help. */
export const ALREADY_PAID = 'Have you paid somebody already? Tell your bank and the police at once, then us';
