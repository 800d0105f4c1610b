/** Link targets in newsletter emails; the token identifies the subscription. */
export const confirmPath = (token: string) => `/newsletter/confirm?token=${encodeURIComponent(token)}`;
export const unsubscribePath = (token: string) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
