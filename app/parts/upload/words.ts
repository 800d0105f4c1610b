export const uploadWords = {
  failed: 'We couldn’t upload this picture. Please try again.',
  deleteFailed: 'We couldn’t remove this picture, so it’s still here. Please try again.',
} as const;
