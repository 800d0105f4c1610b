/** What we promise for a project. Everything a page or email says about it comes from here. */
export const projectTerms = {
  /** From submitted and paid to both boards published. */
  boardsWithinHours: 72,
  /** How many new pairs a customer may ask for. */
  revisions: 2,
  /** The specialist is reminded when this many hours are left. */
  remindersAtHoursLeft: [24, 4],
} as const;
