export {
  type ArrangedPiece,
  type Arrangement,
  arrangementSchema,
  locksOf,
  noArrangement,
} from './arrangement.ts';
export {
  comfortablePlay,
  type Fit,
  type FitVerdict,
  fitVerdicts,
  takenOffGain,
  tapeUncertainty,
} from './fit.ts';
export { type Box, fitsThrough, type Opening, type ThroughFit } from './fits-through.ts';
export { fitsWall, type Wall, type WallFit } from './fits-wall.ts';
export * from './layout.ts';
export { feetInWords, feetOnPlan, inchesInWords, playInWords } from './length-words.ts';
export {
  clampFeet,
  clampInches,
  inchesPerFoot,
  type Measurement,
  maximumFeet,
  maximumInches,
  measurement,
  measurementOf,
  parseMeasurement,
  printMeasurement,
  totalInches,
} from './measurement.ts';
export {
  checkMeasurements,
  inInches,
  isComplete,
  type MeasurementCheck,
  type MeasurementKey,
  measurementKeys,
  measurementLabels,
  type RoomMeasurements,
} from './measurement-form.ts';
export { parseSize } from './parse-size.ts';
export { type Footprint, footprintOf, printSize, type Size } from './size.ts';
