import type { Room, StyleLabel } from '#core/catalog/index.ts';
import type { Scene, ScenePieces } from './scene.ts';

type Dress = Pick<Scene, 'wall' | 'floor' | 'prints' | 'lamp' | 'plant'>;

const dressOf: Record<StyleLabel, Dress> = {
  Draper: { wall: '#e7e1d6', floor: 'oak', prints: ['stones', 'pebbles'], lamp: 'floor', plant: 'rubber' },
  Axelrod: { wall: '#a9a49c', floor: 'dark', prints: ['strokes', 'grid'], lamp: 'arc', plant: 'snake' },
  'Moody light': { wall: '#ece6da', floor: 'pale', prints: ['dunes', 'shore'], lamp: 'tripod', plant: 'olive' },
  'Moody dark': { wall: '#5f675f', floor: 'dark', prints: ['moon', 'arches'], lamp: 'floor', plant: 'rubber' },
};

export function scene(
  publicId: string,
  room: Room,
  style: StyleLabel,
  alt: string,
  pieces: ScenePieces,
  rest: Partial<Scene> = {},
): Scene {
  return { publicId, room, style, alt, pieces, ...dressOf[style], ...rest };
}
