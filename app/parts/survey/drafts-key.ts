/** The localStorage key for drafts. A file of its own, for pages that only check whether there are any. */
export const draftsKey = 'hearthline-drafts';
