/** How long after delivery a piece may come back. */
export const returnDays = 30;
