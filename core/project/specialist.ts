/** Someone who composes boards, and how many projects wait for them. */
export interface SpecialistLoad {
  readonly id: string;
  readonly waiting: number;
}

/**
 * Who gets a project: the one who has another room of the same fee; else the one for whom the fewest wait. Among equals
 * the first by id, so that the same facts always choose the same person.
 */
export function specialistFor(specialists: readonly SpecialistLoad[], ofSameFee: string | null): string | null {
  if (ofSameFee !== null) return ofSameFee;
  const [least] = specialists.toSorted((a, b) => a.waiting - b.waiting || (a.id < b.id ? -1 : 1));
  return least?.id ?? null;
}
