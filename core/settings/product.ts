/** Logo, titles, e-mails and the manifest take the name from here. */
export const productName = 'Hearthline';

/** What the numbers of its orders begin with. */
export const orderNumberPrefix = 'HL';

/** The numbers the whole product shares. Dollars. */
export const selectionServiceFee = 149;
export const selectionDiscountThreshold = 8000;

/** Chapters of the questionnaire: progress counts them. */
export const totalSurveySteps = 14;
