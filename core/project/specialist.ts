/** A specialist, and how many projects are waiting for them. */
export interface SpecialistLoad {
  readonly id: string;
  readonly waiting: number;
}

/**
 * Who gets a project: the specialist with another room of the same fee, otherwise the one with the fewest waiting. Ties
 * go to the lowest id, so the same facts always choose the same person.
 */
export function specialistFor(specialists: readonly SpecialistLoad[], ofSameFee: string | null): string | null {
  if (ofSameFee !== null) return ofSameFee;
  const [least] = specialists.toSorted((a, b) => a.waiting - b.waiting || (a.id < b.id ? -1 : 1));
  return least?.id ?? null;
}
