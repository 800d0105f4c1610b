export {
  comingLists,
  type DatedPriceList,
  heldSince,
  isComing,
  type PriceList,
  priceListAt,
  type ShippingBand,
  standardPriceList,
} from './price-list.ts';
export {
  type PriceListForm,
  type PriceListProblems,
  type PriceListRead,
  priceListForm,
  readPriceListForm,
} from './price-list-form.ts';
export { priceListSchema, readShippingBands } from './price-list-schema.ts';
export { maySchedule, mayWithdraw, type ScheduleRefusal } from './schedule.ts';
export { bandRows, changesOn, priceChanges } from './words.ts';
