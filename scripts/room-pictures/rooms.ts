import type { Room, Style } from '#core/catalog/index.ts';
import type { RoomShape } from '#core/room/index.ts';

/** A room to take pictures of: whose it is, what's in it, and the photograph that it's laid beside. */
export interface PictureRoom {
  readonly name: string;
  readonly kind: Room;
  readonly style: Style;
  readonly answers: object;
  readonly shape: RoomShape;
  /** In `showroom/pictures/scenes`. */
  readonly photograph: string;
}

const rectangle = (width: number, depth: number) => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: depth },
  { x: 0, y: depth },
];
/** A rectangle without its lower right corner. */
const ell = (width: number, depth: number, wide: number, deep: number) => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: deep },
  { x: wide, y: deep },
  { x: wide, y: depth },
  { x: 0, y: depth },
];
const door = (wall: number, offset: number, hinge: 'left' | 'right' = 'left') => ({
  ...{ id: 'door', wall, offset, width: 32, height: 80, hinge, swing: 'inward' as const },
});
const window = (wall: number, offset: number, width: number) => ({
  ...{ id: `window-${wall}-${offset}`, wall, offset, width, sill: 28, head: 84 },
});
const shape = (given: Pick<RoomShape, 'outline' | 'doors' | 'windows'>): RoomShape => ({
  ...{ ceiling: 102, openings: [], radiators: [], fixed: [], guessed: [] },
  ...given,
});

const measures = {
  ...{ measurement_method: 'diy', 'wall-a': '16 ft 0 in', 'wall-b': '14 ft 0 in' },
  ...{ 'doorway-width': '2 ft 8 in', 'doorway-height': '6 ft 8 in' },
};
const living = {
  ...measures,
  pieces: ['sofa', 'lounge_chair', 'coffee_table', 'rug'],
  more_pieces: ['end_table', 'sideboard'],
  lounge_chair: {
    ...{ type: 'stationary_standard', sub_type: 'exposed_frame', materials: 'leather', budget: 'premium' },
    ...{ quantity: '1', colorIntensity: 'neutral' },
  },
  coffee_table: { type: 'traditional', materials: 'wood', shape: 'rectangular_or_square', budget: 'premium' },
  end_table: { type: 'traditional', shape: 'round', budget: 'basic', quantity: '1' },
  sideboard: { type: 'standard_door', budget: 'premium' },
  rug: { type: [2, 4], size: '8x10', budget: 'premium', colorIntensity: 'neutral' },
};
const bedroom = {
  ...measures,
  pieces: ['bed', 'nightstand', 'dresser'],
  more_pieces: ['bench', 'rug'],
  bed: { type: 'headboard', materials: 'fabric', size: 'queen', budget: 'premium' },
  nightstand: { type: 'drawer', materials: 'wood', budget: 'premium', quantity: '2' },
  dresser: { type: 'horizontal', budget: 'premium' },
  bench: { type: 'standard', budget: 'premium' },
  rug: { type: [3, 5], size: '8x10', budget: 'premium', colorIntensity: 'neutral' },
};
const dining = {
  ...measures,
  pieces: ['dining_table', 'dining_chair'],
  more_pieces: ['sideboard'],
  dining_table: { materials: 'wood', shape: 'rectangular', budget: 'premium' },
  dining_chair: { type: 'wood', budget: 'premium', quantity: '6+' },
  sideboard: { type: 'standard_door', budget: 'premium' },
};
const office = {
  ...measures,
  pieces: ['desk', 'desk_chair'],
  more_pieces: ['rug'],
  desk: { materials: 'wood', budget: 'premium' },
  desk_chair: { materials: 'leather', budget: 'premium', colorIntensity: 'neutral' },
  rug: { type: [2, 5], size: '6x9', budget: 'premium', colorIntensity: 'neutral' },
};
const light = { wood_tone: 'light' };
const dark = { wood_tone: 'dark' };

/** Four styles in four kinds of rooms; four of them are an L or have two windows. */
export const pictureRooms: readonly PictureRoom[] = [
  {
    ...{ name: 'living-draper', kind: 'living-room', style: 'draper', answers: living },
    shape: shape({ outline: rectangle(192, 168), doors: [door(2, 20)], windows: [window(3, 50, 70)] }),
    photograph: 'living-room/draper-2.webp',
  },
  {
    ...{ name: 'living-roy-ell', kind: 'living-room', style: 'roy', answers: living },
    shape: shape({
      ...{ outline: ell(228, 204, 150, 120), doors: [door(4, 20)] },
      windows: [window(0, 40, 72), window(1, 24, 60)],
    }),
    photograph: 'living-room/roy-2.webp',
  },
  {
    ...{ name: 'bedroom-moody-light', kind: 'bedroom', style: 'moody', answers: { ...bedroom, ...light } },
    shape: shape({ outline: rectangle(168, 156), doors: [door(1, 110)], windows: [window(3, 44, 66)] }),
    photograph: 'bedroom/draper-1.webp',
  },
  {
    ...{ name: 'bedroom-moody-dark-two-windows', kind: 'bedroom', style: 'moody' },
    answers: { ...bedroom, ...dark, 'wall-a-description': 'Forest green walls, walnut floor' },
    shape: shape({
      ...{ outline: rectangle(186, 168), doors: [door(2, 130, 'right')] },
      windows: [window(3, 26, 42), window(3, 100, 42)],
    }),
    photograph: 'bedroom/moody-dark-2.webp',
  },
  {
    ...{ name: 'dining-draper', kind: 'dining-room', style: 'draper' },
    answers: { ...dining, 'wall-a-description': 'Sage green walls' },
    shape: shape({ outline: rectangle(168, 150), doors: [door(2, 110)], windows: [window(0, 50, 68)] }),
    photograph: 'dining-room/draper-2.webp',
  },
  {
    ...{ name: 'dining-moody-light-ell', kind: 'dining-room', style: 'moody', answers: { ...dining, ...light } },
    shape: shape({
      ...{ outline: ell(204, 192, 120, 132), doors: [door(4, 40)] },
      windows: [window(0, 90, 72), window(1, 30, 60)],
    }),
    photograph: 'dining-room/moody-light-1.webp',
  },
  {
    ...{ name: 'office-roy', kind: 'office', style: 'roy', answers: office },
    shape: shape({ outline: rectangle(138, 132), doors: [door(2, 20)], windows: [window(1, 40, 54)] }),
    photograph: 'office/roy-1.webp',
  },
  {
    ...{ name: 'office-moody-dark-two-windows', kind: 'office', style: 'moody', answers: { ...office, ...dark } },
    shape: shape({
      ...{ outline: rectangle(162, 144), doors: [door(2, 110, 'right')] },
      windows: [window(0, 50, 60), window(3, 50, 48)],
    }),
    photograph: 'office/moody-dark-1.webp',
  },
];
