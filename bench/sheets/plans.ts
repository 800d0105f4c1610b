import { chromium } from '@playwright/test';
import { pieceNames } from '../../core/catalog/index.ts';
import { suggestLayout } from '../../core/room/index.ts';
import { browserArgs } from '../../tests/setup/browser-args.ts';
import { planRoomOf } from '../layout/plan-room.ts';
import { realRoom } from '../layout/real-rooms.ts';
import { cell, type Shown, writeSheets } from './four-to-a-sheet.ts';
import { loadDrawing, type PlanToDraw } from './room-drawing.ts';

/** Plans of rooms as people have them, drawn as the results page draws them. */
export async function drawPlans(numbers: readonly number[], folder: string): Promise<string[]> {
  const drawing = await loadDrawing();
  const browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: browserArgs,
  });
  try {
    const page = await browser.newPage({ viewport: cell });
    const shown: Shown[] = [];
    for (const [nth, number] of numbers.entries()) {
      const { plan, words } = planOf(number);
      await page.setContent(drawing(plan, cell));
      shown.push({ picture: await page.screenshot(), ...words(nth + 1) });
    }
    return await writeSheets(shown, 'plans', folder);
  } finally {
    await browser.close();
  }
}

/** A room's number counts from 1, as the benchmark's do. */
function planOf(number: number) {
  const one = realRoom(number + 1);
  const room = planRoomOf(one);
  const { placements, score, leftOut, reasons } = suggestLayout(room, one.pieces, 1);
  const nameOf = (id: string) => {
    const kind = one.pieces.find((piece) => piece.id === id)?.kind;
    return kind ? pieceNames[kind as keyof typeof pieceNames].one : id;
  };
  const plan: PlanToDraw = {
    room,
    placements,
    pieces: one.pieces.map((piece) => ({ ...piece, name: nameOf(piece.id) })),
  };
  const lost = leftOut.length === 0 ? 'nothing left out' : `left out: ${leftOut.map(nameOf).join(', ')}`;
  const words = (nth: number) => ({
    title: `${nth} (room ${number + 1}): ${one.kind}, looks at ${one.focus}, ${score} points, ${lost}`,
    lines: reasons.slice(0, 5),
  });
  return { plan, words };
}
