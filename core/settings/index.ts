export { looksLikeId, ownPath } from './addresses.ts';
export { type Limit, type Limited, type LimitVerdict, limits, networkOf, waitWords, withinLimit } from './limits.ts';
export {
  orderNumberPrefix,
  productName,
  selectionDiscountThreshold,
  selectionServiceFee,
  totalSurveySteps,
} from './product.ts';
export { canonicalPath, copyMark, countedPage, type PublicPage, publicPageAt, publicPages } from './public-pages.ts';
export { keptSince, type RetentionRule, retention } from './retention.ts';
export { backgroundHeader, sessionLimits } from './sessions.ts';
export {
  changeSettings,
  defaultSettings,
  readStoredSettings,
  type Settings,
  type SettingsChange,
  type SettingsPatch,
  type StateTax,
  settingsPatchSchema,
  settingsSchema,
  statesToWarnOf,
  stateTaxSchema,
  taxOfState,
  unsettledTaxStates,
} from './settings.ts';
export { shell } from './shell.ts';
export { readTaxRows, type TaxMark, type TaxRow, taxMarks, taxRows } from './tax-form.ts';
