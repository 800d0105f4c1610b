import { expect, test } from 'vitest';
import type { SentImage } from './send-image.ts';
import { noUploads, uploadQueue } from './upload-queue.ts';

const bounds = { min: 0, max: 3 };
const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A server that answers when the test says so. */
function begin() {
  const sent: string[] = [];
  const answers = new Map<string, { take: () => void; refuse: (why: string) => void }>();
  let now = noUploads;
  const queue = uploadQueue({
    room: () => ({ bounds, count: sent.length }),
    onSent: ({ id }) => sent.push(id),
    remove: async (id) => (id === 'kept' ? 'The host is closed.' : null),
    onChange(uploads) {
      now = uploads;
    },
    send({ name }) {
      const { promise: done, resolve, reject } = Promise.withResolvers<SentImage>();
      answers.set(name, {
        take: () => resolve({ id: name, secure_url: name, delete_token: name }),
        refuse: (why) => reject(new Error(why)),
      });
      return { done, abort: () => reject(new DOMException('cancelled', 'AbortError')) };
    },
  });
  return { queue, sent, answers, pending: () => now.pending.map(({ name }) => name), error: () => now.error };
}

test('pictures are pending until they are taken, one after the other', async () => {
  const { queue, sent, answers, pending, error } = begin();
  queue.add([picture('one'), picture('two')]);
  await turn();
  expect(pending()).toEqual(['one', 'two']);
  expect([...answers.keys()]).toEqual(['one']);
  answers.get('one')?.take();
  await turn();
  expect([pending(), sent]).toEqual([['two'], ['one']]);
  answers.get('two')?.take();
  await turn();
  expect([pending(), sent, error()]).toEqual([[], ['one', 'two'], null]);
});

test('what is still on its way counts: a second choice does not go past the most, and is told so', async () => {
  const { queue, pending, error } = begin();
  queue.add([picture('one'), picture('two')]);
  queue.add([picture('three'), picture('four')]);
  expect(pending()).toEqual(['one', 'two']);
  expect(error()).toBe('Please upload between 0 and 3 files.');
  queue.add([picture('three')]);
  expect([pending(), error()]).toEqual([['one', 'two', 'three'], null]);
});

test('a file of a wrong type is named, and the others are sent', () => {
  const { queue, pending, error } = begin();
  queue.add([new File(['no'], 'plan.pdf', { type: 'application/pdf' }), picture('one')]);
  expect(pending()).toEqual(['one']);
  expect(error()).toBe('File type application/pdf is not allowed. Please upload only images.');
});

test('everything that was not taken is told, each reason once', async () => {
  const { queue, sent, answers, error } = begin();
  queue.add(['one', 'two', 'three'].map(picture));
  for (const [name, why] of [
    ['one', 'Too large.'],
    ['two', 'Too large.'],
    ['three', 'Not reached.'],
  ] as const) {
    await turn();
    answers.get(name)?.refuse(why);
  }
  await turn();
  expect([sent, error()]).toEqual([[], 'Too large. Not reached.']);
});

test('one that is canceled is neither sent nor reported, whether it was under way or waiting', async () => {
  const { queue, sent, answers, pending, error } = begin();
  queue.add(['one', 'two', 'three'].map(picture));
  await turn();
  queue.cancel(1);
  queue.cancel(0);
  await turn();
  answers.get('three')?.take();
  await turn();
  expect([sent, pending(), error(), answers.has('two')]).toEqual([['three'], [], null, false]);
});

test('§7 a picture leaves the list only once it is deleted; a failed delete is told', async () => {
  const { queue, error } = begin();
  const removed: string[] = [];
  await queue.remove('kept', () => removed.push('kept'));
  expect([removed, error()]).toEqual([[], 'The host is closed.']);
  await queue.remove('gone', () => removed.push('gone'));
  expect([removed, error()]).toEqual([['gone'], null]);
});
