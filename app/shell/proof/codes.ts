/** What an act is answered when the person has to prove again who they are; the page asks, and sends the act again. */
export const proofNeededCode = 'proof-needed';
/** The same when the session is over. */
export const signedOutCode = 'signed-out';
