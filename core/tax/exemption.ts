import { isState, type State } from '../places/index.ts';
import { type Day, isDay } from '../promotion/index.ts';
import { isStorable } from '../texts/index.ts';

/** A customer's certificate: they pay no sales tax in these states until its last day. */
export interface Exemption {
  readonly number: string;
  readonly states: readonly State[];
  /** The last day it holds, in US Eastern time. */
  readonly until: Day;
}

export const longestCertificate = 60;

export const exemptionWords = {
  number: `Enter the certificate’s number, up to ${longestCertificate} characters.`,
  states: 'Choose at least one state.',
  until: 'Choose the last day it’s valid, today or later.',
} as const;

/** As the form sends it. */
export interface TypedExemption {
  readonly number: string;
  readonly states: readonly string[];
  readonly until: string;
}
export type ExemptionProblems = Partial<Record<keyof TypedExemption, string>>;

export function readExemption(
  typed: TypedExemption,
  today: Day,
): { ok: true; exemption: Exemption } | { ok: false; problems: ExemptionProblems } {
  const number = typed.number.trim();
  const states = [...new Set(typed.states)].filter(isState).toSorted();
  const problems: ExemptionProblems = {
    ...(number === '' || number.length > longestCertificate || !isStorable(number)
      ? { number: exemptionWords.number }
      : {}),
    ...(states.length === 0 || states.length !== new Set(typed.states).size ? { states: exemptionWords.states } : {}),
    ...(!isDay(typed.until) || typed.until < today ? { until: exemptionWords.until } : {}),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, exemption: { number, states, until: typed.until } };
}

/** The certificate that frees an order to this state on this day. */
export const exemptionFor = <One extends Exemption>(
  held: readonly One[],
  { state, day }: { state: State; day: Day },
): One | null => held.find(({ states, until }) => states.includes(state) && day <= until) ?? null;
