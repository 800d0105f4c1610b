export { completeQuestion, isDrawnOnVisit, type LastDrawn } from './drawn.ts';
export { boardsWaitForVisit, type VisitAct, type VisitState, visitLifecycle } from './lifecycle.ts';
export { addMonths, isMonth, isVisitDay, type Month, monthOf, monthWords, weeksOf } from './month.ts';
export { type CopiesMessage, copiesOnSite, isPageOnSite, pageOnSite } from './page-on-site.ts';
export { mostVisitPhotos, photoTakenAt, takesPhotos } from './photo.ts';
export {
  checkVisitRequest,
  type VisitRefusal,
  type VisitRequest,
  type VisitRequestCheck,
  visitDays,
} from './request.ts';
export { directionsTo, inRouteOrder } from './route.ts';
export { visitTerms } from './terms.ts';
export {
  isBeingMeasured,
  readVisitDate,
  readVisitUpdate,
  updateVisit,
  type Visit,
  type VisitChange,
  type VisitUpdate,
  type VisitUpdateRead,
  type VisitUpdateRefusal,
  visitDayHasCome,
} from './update.ts';
export {
  type VisitWords,
  visitNotYetWords,
  visitOffer,
  visitRefusalWords,
  visitUpdateRefusalWords,
  visitWords,
} from './words.ts';
