/** Home with the sign-in modal open. After signing in, the user lands on `wanted`. */
export const signInPath = (wanted: string): string => `/?signUp=1&next=${encodeURIComponent(wanted)}`;
