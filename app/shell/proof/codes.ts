/** Answers an action when the user has to prove again who they are. The page asks, then resends the action. */
export const proofNeededCode = 'proof-needed';
/** The same, when the account has a second factor and only that counts. */
export const factorProofNeededCode = 'factor-proof-needed';
/** The same, when the session has ended. */
export const signedOutCode = 'signed-out';
