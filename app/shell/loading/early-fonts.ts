interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Asks for the page's fonts ahead, so text is drawn in them at once. On a slow connection they'd share it with the page
 * itself and hold up its first view, so there the style sheet asks for them once the text is laid out.
 */
export function earlyFontsScript(fonts: readonly string[]): string {
  return `(${earlyFonts.toString()})(${JSON.stringify(fonts)})`;
}

function earlyFonts(fonts: readonly string[]) {
  const { connection } = navigator as Navigator & { connection?: Connection };
  // Browsers that don't say count as fast.
  const isSlow = connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
  if (isSlow) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }),
    );
  }
}
