/** Every step has its address, so that Back, Forward and a reload do what a person expects. */
export const stepAddress = (slug: string): string => `/quiz?step=${slug}`;

/** The payment step, which asks the server how things stand. */
export const paymentStep = 'payment';

/** First name and e-mail only, and the step after it. */
export const basicRegistration = 'basic-registration';
export const passwordStep = 'password';
