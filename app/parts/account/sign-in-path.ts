/** Home, where the sign-in modal opens; after it the person lands where they wanted to go. */
export const signInPath = (wanted: string): string => `/?signUp=1&next=${encodeURIComponent(wanted)}`;
