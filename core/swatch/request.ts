import { z } from 'zod';
import { emailSchema } from '../account/index.ts';
import { defineLifecycle } from '../lifecycle/index.ts';
import { type PostalAddress, type PostalField, readPostalAddress } from '../order/index.ts';

export const swatchLimits = { most: 5, againAfterDays: 90, fabrics: 60 } as const;

export const swatchLifecycle = defineLifecycle({
  name: 'swatch request',
  states: ['open', 'sent'],
  start: ['open'],
  transitions: [{ act: 'send', from: ['open'], to: 'sent' }],
});
export type SwatchState = (typeof swatchLifecycle.states)[number];

const DAY = 24 * 60 * 60 * 1000;

/** One envelope per address in this time. */
export function asksTooSoon(lastAskedAt: Date | null, now: Date): boolean {
  return lastAskedAt !== null && now.getTime() - lastAskedAt.getTime() < swatchLimits.againAfterDays * DAY;
}

const shortForms: Readonly<Record<string, string>> = {
  ...{ street: 'st', avenue: 'ave', road: 'rd', drive: 'dr', lane: 'ln', court: 'ct', boulevard: 'blvd' },
  ...{ apartment: 'apt', unit: 'apt', suite: 'apt', north: 'n', south: 's', east: 'e', west: 'w' },
};

/** The same for the same home, however it's typed: case, punctuation and common abbreviations don't matter. */
export function addressKey({ line1, line2, zip }: Pick<PostalAddress, 'line1' | 'line2' | 'zip'>): string {
  const words = `${line1} ${line2}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(shortForms, word) ? shortForms[word] : word));
  return [zip, ...words].join(' ');
}

export type SwatchField = PostalField | 'email' | 'fabrics';
export type SwatchProblems = Partial<Record<SwatchField, string>>;
export interface TypedSwatchRequest extends Readonly<Record<PostalField | 'email', string>> {
  readonly fabrics: readonly string[];
}

export interface SwatchRequest extends PostalAddress {
  readonly email: string;
  /** Names, as the customer read them. */
  readonly fabrics: readonly string[];
}

export const swatchWords = {
  none: 'Please choose at least one swatch.',
  tooMany: `You can choose up to ${swatchLimits.most} swatches.`,
  gone: 'One of your swatches isn’t available anymore. Please choose again.',
} as const;

/** A request from a form, against the covers there are. All problems are reported at once. */
export function readSwatchRequest(
  { fabrics: chosen, email, ...typed }: TypedSwatchRequest,
  offered: readonly { id: string; name: string }[],
): { ok: true; request: SwatchRequest } | { ok: false; problems: SwatchProblems } {
  const ids = [...new Set(chosen)];
  const names = ids.flatMap((id) => offered.find((fabric) => fabric.id === id)?.name ?? []);
  const address = readPostalAddress(typed);
  const mailbox = z.safeParse(emailSchema, email);
  const fabrics = fabricsProblem(ids.length, names.length);
  if (address.ok && mailbox.success && fabrics === null) {
    return { ok: true, request: { ...address.address, email: mailbox.data, fabrics: names } };
  }
  return {
    ok: false,
    problems: {
      ...(address.ok ? {} : address.problems),
      ...(mailbox.success ? {} : { email: mailbox.error.issues[0]?.message ?? '' }),
      ...(fabrics === null ? {} : { fabrics }),
    },
  };
}

function fabricsProblem(chosen: number, known: number): string | null {
  if (chosen === 0) return swatchWords.none;
  if (chosen > swatchLimits.most) return swatchWords.tooMany;
  return known < chosen ? swatchWords.gone : null;
}
