/** Used by the logo, titles, emails and the manifest. */
export const productName = 'Hearthline';

/** The prefix of order numbers. */
export const orderNumberPrefix = 'HL';

/** Numbers the whole product shares, in dollars. */
export const selectionServiceFee = 149;
export const selectionDiscountThreshold = 8000;

/** Chapters of the questionnaire, which progress counts. */
export const totalSurveySteps = 14;
