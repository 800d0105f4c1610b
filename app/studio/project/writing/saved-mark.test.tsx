import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { SavedMark } from './saved-mark.tsx';
import { WritingProvider } from './writing.tsx';

function shown(stored: Date | null): string {
  const element = (
    <WritingProvider surveyId="survey_1">
      <SavedMark stored={stored} today="2026-11-18" />
    </WritingProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

it('says after a reload when the desk was last saved, with the day unless it was today', () => {
  expect(shown(new Date('2026-11-18T19:02:00Z'))).toContain('>Saved 2:02 PM<');
  expect(shown(new Date('2026-11-17T19:02:00Z'))).toContain('>Saved Nov 17, 2:02 PM<');
  expect(shown(null)).not.toContain('Saved');
});
