import { afterEach, expect, test, vi } from 'vitest';
import { heldBackWords } from '#app/shell/proof/proved.ts';
import { uploadLimits, uploadRefusalWords } from '#core/media/index.ts';
import { matchFiles, upload } from './send-pictures.ts';
import { words } from './words.ts';

afterEach(() => void vi.unstubAllGlobals());

const alder = { recordId: 'rec-alder', view: 'front', isThere: false } as const;
const picture = (name = 'rec-alder.jpg') => new File(['alder'], name);

function answering(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('a file that is too large or can’t be read is refused, and the others are matched', async () => {
  const large = picture('large.jpg');
  const read = vi.fn<File['arrayBuffer']>();
  Object.defineProperties(large, { size: { value: uploadLimits.bytes + 1 }, arrayBuffer: { value: read } });
  const gone = picture('gone.jpg');
  Object.defineProperty(gone, 'arrayBuffer', { value: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  const asked = answering(() => Response.json({ matched: [alder, null] }));
  expect(await matchFiles([large, picture(), gone, picture('holiday.jpg')])).toEqual({
    matched: [{ refused: uploadRefusalWords['too-many-bytes'] }, alder, { refused: words.unreadable }, null],
  });
  expect(read).not.toHaveBeenCalled();
  expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body)).pictures).toMatchObject([
    { name: 'rec-alder.jpg', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { name: 'holiday.jpg' },
  ]);
});

test.each([
  ['it was added', () => Response.json({ added: true }), { added: true }],
  ['it is no picture', () => Response.json({ message: 'No.' }, { status: 422 }), { refused: 'No.' }],
  ['it is too large for a proxy', () => new Response('<html>', { status: 413 }), { refused: words.didNotWork }],
  [
    'the session ended',
    () => Response.json({ error: { code: 'signed-out', message: '' } }, { status: 401 }),
    { held: heldBackWords['signed-out'] },
  ],
  ['there were too many', () => Response.json({ message: 'Wait.' }, { status: 429 }), { held: 'Wait.' }],
  ['a redirect ended in a page', () => new Response('<html>'), { held: words.didNotWork }],
  ['the server restarts', () => new Response('', { status: 502 }), { held: words.lost }],
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch')), { held: words.lost }],
])('an upload says what happened: %s', async (_what, answer, said) => {
  answering(answer);
  expect(await upload(picture(), alder)).toEqual(said);
});

test('pictures can’t be matched without the right to edit, or after a redirect', async () => {
  answering(() => Response.json({ message: 'Not allowed.' }, { status: 403 }));
  expect(await matchFiles([picture()])).toEqual({ held: 'Not allowed.' });
  answering(() => new Response('<html>'));
  expect(await matchFiles([picture()])).toEqual({ held: words.didNotWork });
});
