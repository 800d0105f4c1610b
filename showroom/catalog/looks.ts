import type { StyleLabel } from '#core/catalog/index.ts';
import type { Handle, Panel } from '../models/casework/front.ts';
import type { LegStyle } from '../models/legs.ts';
import type { TableBase } from '../models/tables/base.ts';
import type { MetalId, StoneId, UpholsteryId, WoodId } from './finishes.ts';

/** What makes four styles of one frame: wood, feet, handles and the cloth of the small things. */
export interface Look {
  wood: WoodId;
  metal: MetalId;
  legs: LegStyle;
  cabinetLegs: LegStyle;
  handle: Handle;
  panel: Panel;
  table: TableBase;
  stone: StoneId;
  pillows: [UpholsteryId, UpholsteryId];
  /** Opens a description. */
  mood: string;
}

export const looks: Record<StyleLabel, Look> = {
  Draper: {
    wood: 'walnut',
    metal: 'brass',
    legs: 'taper',
    cabinetLegs: 'taper',
    handle: 'knob',
    panel: 'reeded',
    table: 'taper',
    stone: 'white',
    pillows: ['mustard', 'oat'],
    mood: 'Low lines and warm walnut',
  },
  Axelrod: {
    wood: 'smoked',
    metal: 'black',
    legs: 'metal',
    cabinetLegs: 'metal',
    handle: 'bar',
    panel: 'slab',
    table: 'frame',
    stone: 'black',
    pillows: ['charcoal', 'saddle'],
    mood: 'Smoked oak, blackened steel and straight edges',
  },
  'Moody light': {
    wood: 'oak',
    metal: 'brass',
    legs: 'block',
    cabinetLegs: 'plinth',
    handle: 'groove',
    panel: 'cane',
    table: 'block',
    stone: 'travertine',
    pillows: ['ivory', 'flax'],
    mood: 'Pale oak and soft, sun-washed cloth',
  },
  'Moody dark': {
    wood: 'espresso',
    metal: 'bronze',
    legs: 'turned',
    cabinetLegs: 'turned',
    handle: 'knob',
    panel: 'shaker',
    table: 'pedestal',
    stone: 'grey',
    pillows: ['mushroom', 'cocoa'],
    mood: 'Dark wood and deep, quiet color',
  },
};
