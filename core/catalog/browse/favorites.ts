/** How many pieces a person can keep as favorites. A visitor's go after as many days as their uploads do. */
export const favoriteLimits = { perAccount: 200, perVisitor: 50 } as const;
