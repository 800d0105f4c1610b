let unanswered = 0;

/** The router forgets what a finished act was answered: whoever builds on one asks here whether it was. */
export const countUnanswered = () => unanswered;

export const noteUnanswered = (): void => {
  unanswered += 1;
};
