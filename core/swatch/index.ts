export { coverMaterials, type Fabric, fabricOf, uniqueFabrics, upholsteredKinds } from './fabrics.ts';
export {
  addressKey,
  asksTooSoon,
  readSwatchRequest,
  type SwatchField,
  type SwatchProblems,
  type SwatchRequest,
  type SwatchState,
  swatchLifecycle,
  swatchLimits,
  swatchWords,
  type TypedSwatchRequest,
} from './request.ts';
