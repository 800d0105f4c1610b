import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['core/**/*.test.ts', 'showroom/**/*.test.ts', 'content/**/*.test.ts', 'app/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'showroom/camera/**'],
        },
      },
    ],
  },
});
