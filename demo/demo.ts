export { demoMarket } from './market/market.ts';
export { AHEAD, demoPictures } from './studio/library.ts';
