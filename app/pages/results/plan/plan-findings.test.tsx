import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { checkLayout, suggestLayout } from '#core/room/index.ts';
import { PlanFindings } from './plan-findings.tsx';

it('tells what was measured on a plan, and shows no score', () => {
  const doorway = { wall: 'wall-b', offset: 100, width: 32, swing: 'inward' } as const;
  const room = { width: 204, depth: 168, doorway };
  const piece = (id: string, kind: 'sofa' | 'coffee_table', width: number, depth: number) => ({
    ...{ id, kind, name: id, width, depth, height: 30, round: false },
  });
  const pieces = [piece('sofa', 'sofa', 84, 36), piece('table', 'coffee_table', 41, 41)];
  const checked = checkLayout(room, pieces, suggestLayout(room, pieces, 1).placements);
  expect(checked.findings.length).toBeGreaterThan(2);
  const shown = renderToString(<PlanFindings checked={checked} />);
  const text = shown.replace(/<[^>]+>/g, ' ');
  expect(text).toContain('from seat to table');
  expect(text).not.toMatch(new RegExp(`\\b(?:${checked.score}|of 100|score|points)\\b|%`, 'i'));
});
