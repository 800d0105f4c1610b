/** Every step has a URL, so Back, Forward and reload work as expected. */
export const stepAddress = (slug: string): string => `/quiz?step=${slug}`;

/** The payment step, whose state comes from the server. */
export const paymentStep = 'payment';

/** First name and email only, and the step after it. */
export const basicRegistration = 'basic-registration';
export const passwordStep = 'password';
