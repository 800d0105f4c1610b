import type { PlainMesh } from '../scene/panel-mesh.ts';

/**
 * How much a model may be. Twelve pieces of a board together have to keep to the live room's budget: 250,000 triangles
 * and 500 kB of textures.
 */
export const modelLimits = {
  bytes: 8 * 1024 * 1024,
  triangles: 20_000,
  points: 60_000,
  materials: 6,
  nodes: 500,
  depth: 32,
  /** Meters. */
  farthest: 100,
  /** Of all textures as we keep them, and of the longer side of each. */
  textureBytes: 40_000,
  texturePixels: 512,
} as const;

/** What a surface of a model looks like, in linear light. */
export interface ModelLook {
  readonly color: readonly [red: number, green: number, blue: number];
  /** Below 1 for glass. */
  readonly opacity: number;
  readonly rough: number;
  readonly metal: boolean;
  readonly bothSides: boolean;
  /** Its place among the textures. The color tints it. */
  readonly texture: number | null;
}

export interface ModelPart extends PlainMesh {
  readonly look: ModelLook;
}

export interface ModelTexture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

/** Width along x, height along y, depth along z. */
export interface ModelSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** A model in meters, on the floor around its middle, its front toward +z: one part for each look. */
export interface FurnitureModel {
  readonly parts: readonly ModelPart[];
  readonly textures: readonly ModelTexture[];
  readonly size: ModelSize;
  readonly triangles: number;
}

export const trianglesOf = (parts: readonly PlainMesh[]): number =>
  parts.reduce((sum, { index }) => sum + index.length / 3, 0);
