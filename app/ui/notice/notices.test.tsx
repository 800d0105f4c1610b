import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorBanner } from './error-banner.tsx';
import { Loader } from './loader.tsx';

const nothing = () => undefined;

describe('the error banner', () => {
  it('says the message as an alert and can be closed', () => {
    const html = renderToString(<ErrorBanner message="Something went wrong." onClose={nothing} />);
    expect(html).toMatch(/role="alert".*Something went wrong\./);
    expect(html).toMatch(/<button[^>]*aria-label="Close"/);
    expect(renderToString(<ErrorBanner message={null} onClose={nothing} />)).not.toContain('<button');
  });
});

describe('the loader', () => {
  it('is visible or hidden, by default at an opacity of 0.9 and a speed of 125', () => {
    const html = renderToString(<Loader visible />);
    expect(html).toContain('--loader-opacity:0.9');
    expect(html).toContain('--loader-speed:125ms');
    expect(renderToString(<Loader visible={false} />)).toBe('<div role="status"></div>');
  });

  it('may be fixed and may block what is under it', () => {
    const plain = renderToString(<Loader visible />);
    const fixed = renderToString(<Loader visible fixed />);
    const blocking = renderToString(<Loader visible blocking />);
    expect(new Set([plain, fixed, blocking]).size).toBe(3);
    expect(renderToString(<Loader visible opacity={0.5} speed={10} />)).toContain('--loader-opacity:0.5');
  });
});
