/** Days for which a link to a maker's page works. */
export const portalLinkDays = 30;

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The last second at which a link that's made now works, counted as Unix time. */
export const portalLinkEnds = (now: Date): number => secondsOf(now) + portalLinkDays * 24 * 60 * 60;

/** What a link to a maker's page carries: when it ends, and our signature for that. */
export interface PortalKey {
  readonly until: number;
  readonly signature: string;
}

export const portalKeyText = ({ until, signature }: PortalKey): string => `${until}.${signature}`;

const shape = /^([1-9]\d{8,10})\.([\w-]{43})$/;

/** Null for anything but a key as we write it. It says nothing yet about who signed it. */
export function readPortalKey(text: string): PortalKey | null {
  const [, until, signature] = shape.exec(text) ?? [];
  return until === undefined || signature === undefined ? null : { until: Number(until), signature };
}

export const isPortalOpen = ({ until }: Pick<PortalKey, 'until'>, now: Date): boolean => secondsOf(now) <= until;
