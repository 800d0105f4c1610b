export { isOffMainland, milesBetween } from './distance.ts';
export { onSiteAreaName, onSiteServed } from './on-site.ts';
export {
  deliverableStates,
  isState,
  type Place,
  type PlaceKind,
  places,
  type State,
  stateAbbreviations,
  stateName,
} from './states.ts';
export {
  type ShippingProblem,
  sanitiseZip,
  shippingProblem,
  stateNameOfZip,
  stateOfZip,
  zipInput,
  zipProblem,
} from './zip.ts';
