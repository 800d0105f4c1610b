export const uploadWords = {
  failed: 'We couldn’t upload this picture. Please try again.',
} as const;
