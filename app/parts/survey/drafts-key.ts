/** Where this browser keeps its drafts: in a file of its own, for pages that only want to know whether there are any. */
export const draftsKey = 'hearthline-drafts';
