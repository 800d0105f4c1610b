export const uploadWords = {
  failed: 'This picture could not be uploaded. Please try again.',
} as const;
