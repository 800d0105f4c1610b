export { type Margin, marginOf, type PricedPiece, unitCost } from './cost.ts';
export {
  type MakerForm,
  type MakerProblems,
  type MakerTerms,
  makerForm,
  makerLimits,
  type PayTerms,
  payTerms,
  readMakerForm,
} from './maker.ts';
export {
  isPortalOpen,
  type PortalKey,
  portalKeyText,
  portalLinkDays,
  portalLinkEnds,
  readPortalKey,
} from './portal-link.ts';
