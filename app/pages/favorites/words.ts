import { favoriteLimits } from '#core/catalog/index.ts';
import { uploadLimits } from '#core/media/index.ts';

export const favoritesWords = {
  title: 'Favorites',
  description: 'The pieces you’ve saved.',
  lead: 'The pieces you’ve saved. Ask for any of them on your boards: your specialist checks that it fits, and you order from there.',
  visitor: `This browser keeps them for ${uploadLimits.visitorDays} days. Sign up or sign in, and they’re yours on every device.`,
  signUp: 'Sign up or sign in',
  emptyTitle: 'Nothing saved yet',
  empty: 'Tap the heart on a piece you like, and it’ll be waiting here.',
  browse: 'Browse furniture',
  count: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  refused: {
    'not-allowed': 'We couldn’t save that. Please reload the page and try again.',
    'unknown-piece': 'That piece is no longer in our catalog, so we couldn’t save it.',
    full: `You’ve saved as many pieces as we can keep: ${favoriteLimits.perVisitor} without an account, ${favoriteLimits.perAccount} with one. Remove one, then try again.`,
  },
} as const;
