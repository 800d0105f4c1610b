/** The promises of a project. Whatever a page or a mail says about them is derived from here. */
export const projectTerms = {
  /** From submitted and paid to both boards. */
  boardsWithinHours: 72,
  /** How many new pairs a customer may ask for. */
  revisions: 2,
  /** The specialist is reminded when so many hours are left. */
  remindersAtHoursLeft: [24, 4],
} as const;
