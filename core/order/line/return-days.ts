/** How long after delivery a piece may be returned. */
export const returnDays = 30;
