import type {
  ContactMap,
  Daylight,
  LightWindow,
  Place,
  PlainMesh,
  RoomScene,
  ScenePiece,
  Sky,
} from '#core/room/index.ts';
import type { LiveImage, LiveSurface } from '#showroom/live/index.ts';

export interface RoomAsked {
  readonly scene: RoomScene;
  /** The record of each piece, by the piece's id. */
  readonly records: Readonly<Record<string, string>>;
  /** The address of a picture of each piece that has one, by the piece's id. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The address of the model that was uploaded for a piece, by the piece's id. */
  readonly models: Readonly<Record<string, string>>;
  readonly daylight: Daylight;
}

/** One thing to draw: a surface of a wall, of the floor or of a piece, in room meters. */
export interface RoomPart extends PlainMesh {
  readonly piece: string | null;
  readonly wall: number | null;
  /** A door's leaf, or what's behind it: hidden while something is carried in. */
  readonly opens?: boolean;
  /** A small thing that stands on the piece: it goes with it, but isn't it. */
  readonly stands?: boolean;
  /** 'sky' is what is seen through a window; 'shade' only keeps the sun out. */
  readonly surface: LiveSurface | 'sky' | 'shade';
}

/** A piece as it was built: where it is, and whether it's only a box because there's no model of it. */
export type BuiltPiece = Pick<ScenePiece, 'id' | 'kind' | 'x' | 'z' | 'turn' | 'name' | 'width' | 'depth'> & {
  readonly boxed: boolean;
  /** There is a model of it, but it couldn't be loaded. */
  readonly unloaded: boolean;
};

/** The mean light in the room, in red, green and blue. */
export type Brightness = readonly [number, number, number];

/** Repeating numbers, a picture in screen colors, or a repeating picture in screen colors. */
export type TextureUse = 'tile' | 'picture' | 'texture';

export type RoomNews =
  | {
      readonly kind: 'room';
      readonly parts: readonly RoomPart[];
      readonly built: readonly BuiltPiece[];
      readonly windows: readonly LightWindow[];
      readonly size: Place;
      /** How free the floor is of what stands on it. */
      readonly contact: ContactMap;
    }
  /** Light for the same parts, in the same order: a draft, then better, then another hour's. */
  | {
      readonly kind: 'light';
      readonly lights: readonly Float32Array[];
      readonly brightness: Brightness;
      readonly sky: Sky;
    }
  | { readonly kind: 'image'; readonly name: string; readonly as: TextureUse; readonly image: LiveImage }
  | { readonly kind: 'done' };
