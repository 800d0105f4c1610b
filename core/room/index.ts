export {
  type ArrangedPiece,
  type Arrangement,
  arrangementSchema,
  locksOf,
  noArrangement,
} from './arrangement.ts';
export type { CarriedSize, Rotation } from './carrying/carried-body.ts';
export { type DoorFrame, mainDoor } from './carrying/door-frame.ts';
export { type CarriedPose, carriedAt, isClearOf, tiltsInto, type WayIn, wayIn } from './carrying/way-in.ts';
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
export { type BakedLight, bakeLight, lightQualities } from './light/bake-light.ts';
export { type ContactMap, contactMap } from './light/contact.ts';
export {
  type Compass,
  compass,
  type Daylight,
  firstHour,
  isEvening,
  lastHour,
  skyAt,
  usualDaylight,
} from './light/daylight.ts';
export {
  addBox,
  addTriangles,
  type LightGrid,
  type LightQuality,
  type LightWindow,
  lightGrid,
} from './light/grid.ts';
export { lightOnPieces, lightOnShell } from './light/light-on.ts';
export type { Sky } from './light/sky.ts';
export { smoothed } from './light/smooth-light.ts';
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
export {
  type FurnitureModel,
  type ModelLook,
  type ModelPart,
  type ModelSize,
  type ModelTexture,
  modelLimits,
} from './model/model.ts';
export { isNearSize, isOfSize, modelInches, sizeProblem } from './model/model-size.ts';
export { type ModelRead, readModel } from './model/read-model.ts';
export { writeGlb } from './model/write-glb.ts';
export { parseSize } from './parse-size.ts';
export { type Dressing, dressingOf, eveningLamps } from './scene/dressing.ts';
export {
  type ChosenFinishes,
  type FloorKind,
  finishesShown,
  floorKinds,
  type PrintTaste,
  type RoomFinishes,
  usualFinishes,
  type WallColor,
  wallColors,
} from './scene/finishes.ts';
export { type FittedPlan, fitIntoRoom } from './scene/fit-drawn-room.ts';
export { fixedBoxes } from './scene/fixed-things.ts';
export {
  aroundDoorway,
  atDoorway,
  bestAround,
  facesEye,
  fromAbove,
  headingIn,
  type Look,
  sittingOn,
  standingAt,
} from './scene/looking.ts';
export type { Panel, ShellSurface } from './scene/panel.ts';
export { meshOfBox, meshOfPanels, type PlainMesh } from './scene/panel-mesh.ts';
export {
  edgesOf,
  gapBetween,
  type MeasurableThing,
  type MeasuredGap,
  measurable,
  onFloor,
  onScreenAt,
  type Picked,
  pickedIn,
  thingWords,
  wayThrough,
} from './scene/picking.ts';
export {
  inMeters,
  metersPerInch,
  type Place,
  type RoomScene,
  roomOfPlan,
  roomScene,
  type ScenePiece,
  sceneSize,
  usualDoorHeight,
} from './scene/room-scene.ts';
export { lightWindows, notchesOf, shellOf } from './scene/shell.ts';
export { startingPlace } from './scene/starting-place.ts';
export { type SmallThing, thingsOn } from './scene/things-on-pieces.ts';
export {
  isFreeFloor,
  type Seat,
  type Standpoint,
  seatsOf,
  walked,
} from './scene/walking.ts';
export {
  addBay,
  type Bay,
  cutCorner,
  moveCorner,
  moveWall,
  setWallLength,
  straighten,
} from './shape/change-outline.ts';
export type { RoomChanged } from './shape/change-room.ts';
export {
  addThing,
  changeThing,
  moveThing,
  putThing,
  removeThing,
  setCeiling,
  setFocus,
} from './shape/change-things.ts';
export { beginHistory, changed, type History, mostUndone, redone, undone } from './shape/history.ts';
export {
  layoutRoomOf,
  type MeasuredRoom,
  measurementsOfDrawing,
  roomOfDrawing,
  roomOfMeasurements,
} from './shape/measured-room.ts';
export {
  boundsOf,
  type Clearance,
  type Corner,
  clearanceOf,
  containsArea,
  containsPoint,
  floorArea,
  floorBefore,
  type Outline,
  type RoomWall,
  wallsOf,
} from './shape/outline.ts';
export { asDrawn, openQuestions, type RoomQuestion } from './shape/room-questions.ts';
export {
  fixedKinds,
  hinges,
  isFree,
  type RoomDoor,
  type RoomGuess,
  type RoomShape,
  roomGuesses,
  roomLimits,
  roomProblems,
  roomShapeSchema,
  sweptBy,
  takenFloor,
} from './shape/room-shape.ts';
export { readStoredRoom, storedRoom } from './shape/stored-room.ts';
export {
  findThing,
  fixedKindName,
  type Thing,
  type ThingList,
  thingLists,
  thingName,
  thingsOf,
  wallName,
} from './shape/things.ts';
export { readLength } from './shape/typed-length.ts';
export { type WalkedWall, walkedOutline, walkOf, withWalkedOutline } from './shape/walk.ts';
export { type Footprint, footprintOf, printSize, type Size } from './size.ts';
export { sizeWords } from './size-words.ts';
