import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { addThing, cutCorner, type RoomShape, roomOfMeasurements, typicalRoom } from '#core/room/index.ts';
import { DrawRoom } from './draw-room.tsx';

const measured = roomOfMeasurements({
  ...typicalRoom('living-room', { width: 168, depth: 144 }),
  doorwayAssumed: true,
});

const drawn = (room: RoomShape, by: 'customer' | 'specialist' = 'customer') => {
  const element = (
    <DrawRoom
      surveyId="survey_1"
      title="Living room"
      saved={{ room, version: 0, savedBy: null }}
      by={by}
      onSaved={() => undefined}
      {...(by === 'specialist' ? { save: { label: 'Save for the customer', note: 'The customer sees it.' } } : {})}
    />
  );
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
};

describe('the room editor, before it is alive', () => {
  it('names every wall, corner and thing, and starts with what was measured', () => {
    const html = drawn(measured);
    for (const name of ['Wall A, top, 14 ft', 'Wall B, right, 12 ft', 'Corner of wall A and wall B'])
      expect(html).toContain(`aria-label="${name}"`);
    expect(html).toMatch(/aria-label="Door, [^"]+ wide, on wall B"/);
    expect(html).toContain('168 sq ft');
    expect(html).toContain('Nothing to save yet');
  });

  it('asks what was guessed, one question at a time', () => {
    const html = drawn(measured);
    expect(html).toContain('Where’s the doorway?');
    expect(html).toContain('Straight ahead');
    expect(html).not.toContain('How high is the ceiling?');
    expect(drawn({ ...measured, guessed: [] })).toContain('That’s everything we needed.');
  });

  it('draws an L with a window in it', () => {
    const cut = cutCorner(measured, 2, 48, 48);
    if (!cut.ok) throw new Error(cut.message);
    const added = addThing(cut.room, 'windows', 0);
    if (!added.ok) throw new Error(added.message);
    const html = drawn(added.room);
    expect(html).toContain('Wall F, left');
    expect(html).toContain('Window, 3 ft wide, on wall A');
  });

  it('the specialist saves with a button', () => {
    expect(drawn(measured, 'specialist')).toContain('Save for the customer');
    expect(drawn(measured)).not.toContain('Save for the customer');
  });
});
