import { describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

describe('the toast queue', () => {
  it('keeps what was shown until it is closed', () => {
    const queue = createToastQueue();
    queue.show('Email Sent');
    queue.show('Success');
    expect(queue.read().map(({ text }) => text)).toEqual(['Email Sent', 'Success']);

    const [first] = queue.read();
    queue.close(first?.id ?? 0);
    expect(queue.read().map(({ text }) => text)).toEqual(['Success']);
  });

  it('shows the same words once, as a new toast', () => {
    const queue = createToastQueue();
    queue.show('Success');
    const before = queue.read()[0]?.id;
    queue.show('Success');
    expect(queue.read()).toHaveLength(1);
    expect(queue.read()[0]?.id).not.toBe(before);
  });

  it('tells its listeners, and no longer once they left', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    queue.show('Success');
    leave();
    queue.show('Email Sent');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('gives the same list while nothing changes, or a reader would never rest', () => {
    const queue = createToastQueue();
    queue.show('Success');
    expect(queue.read()).toBe(queue.read());
  });
});
