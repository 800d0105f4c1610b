import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#app/studio/project/refusal.tsx';
import { ActProblem } from './act-problem.tsx';

describe('a refusal in the studio', () => {
  it('is read out and can take the focus, next to its button', () => {
    const html = renderToString(<ActProblem problem="A colleague was faster." />);
    expect(html).toMatch(/role="alert" tabindex="-1".*A colleague was faster\./);
    expect(renderToString(<ActProblem problem={null} />)).toBe('');
  });

  it('on the desk is read out and leaves the focus where it is', () => {
    const html = renderToString(<Refusal answer={null}>A colleague was faster.</Refusal>);
    expect(html).toMatch(/role="alert".*A colleague was faster\./);
    expect(html).not.toContain('tabindex');
  });
});
