/** What WhatsApp, Facebook and X show large, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** WhatsApp leaves out larger images: 300 KB. */
export const MAX_CARD_BYTES = 300_000;
/** Counts up with every change of how cards look, so that they get new addresses. */
export const CARD_LOOK = 1;
export const CARD_FOLDER = '/share/';
