import type { Appearance } from '@stripe/stripe-js';

/** The house style inside Stripe's frame, read from the tokens, so that no colour is written twice. */
export function stripeAppearance(root: Element = document.documentElement): Appearance {
  const tokens = getComputedStyle(root);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const underline = (width: string, colour: string) => `inset 0 calc(-1 * ${token(width)}) 0 ${token(colour)}`;
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: token('--forest'),
      colorBackground: token('--card'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorTextPlaceholder: token('--ink-soft'),
      colorDanger: token('--error'),
      fontFamily: token('--sans'),
      fontSizeBase: token('--text-body'),
      borderRadius: token('--radius'),
      spacingUnit: token('--space-1'),
      gridRowSpacing: token('--space-4'),
    },
    rules: {
      '.Label': { color: token('--ink-soft'), fontSize: token('--text-caption') },
      '.Input': {
        padding: `${token('--space-2')} 0`,
        borderRadius: '0',
        backgroundColor: 'transparent',
        fontSize: token('--text-field'),
        boxShadow: underline('--hairline', '--line-strong'),
      },
      '.Input:focus': { boxShadow: underline('--stroke', '--forest') },
      '.Input--invalid': { boxShadow: underline('--stroke', '--error') },
      '.Error': { color: token('--error'), fontSize: token('--text-caption') },
    },
  };
}
