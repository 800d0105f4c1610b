let unanswered = 0;

/** The router forgets a finished action's answer, so code that builds on one checks here. */
export const countUnanswered = () => unanswered;

export const noteUnanswered = (): void => {
  unanswered += 1;
};
