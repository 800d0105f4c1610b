import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenForNews } from './listen-for-news.ts';

class Stream extends EventTarget {
  static opened: Stream[] = [];
  closed = false;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.closed = true;
  }
}

/** A browser with one lock, granted when the test says so. */
function browser() {
  Stream.opened = [];
  let grant = () => {};
  const request = vi.fn((_name: string, _options: unknown, hold: () => Promise<void>) => {
    return new Promise<void>((resolve) => {
      grant = () => void hold().then(resolve);
    });
  });
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('navigator', { locks: { request } });
  return { grant: () => grant() };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const changed = (data: string) => new MessageEvent('changed', { data });

describe('listening for news', () => {
  it('hears what the stream says, until it stops', () => {
    const { grant } = browser();
    const heard: string[] = [];
    const { stop } = listenForNews((topic) => heard.push(topic));
    grant();
    const [stream] = Stream.opened;
    stream?.dispatchEvent(changed('boards'));
    stop();
    expect(stream?.closed).toBe(true);
    stream?.dispatchEvent(changed('orders'));
    expect(heard).toEqual(['boards']);
  });

  it('sets the lists again a second after a stream has begun, and not once it has stopped', () => {
    vi.useFakeTimers();
    const { grant } = browser();
    const heard: string[] = [];
    const { stop } = listenForNews((topic) => heard.push(topic));
    grant();
    Stream.opened[0]?.dispatchEvent(changed('resync'));
    vi.advanceTimersByTime(999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['resync']);
    Stream.opened[0]?.dispatchEvent(changed('resync'));
    stop();
    vi.advanceTimersByTime(2000);
    expect(heard).toEqual(['resync']);
  });

  it.each(['session-ended', 'replaced'])(
    'that is over (%s) does not come back by itself, but when asked to',
    (data) => {
      const { grant } = browser();
      const heard: string[] = [];
      const { stop, lookAgain } = listenForNews((topic) => heard.push(topic));
      grant();
      lookAgain();
      expect(Stream.opened).toHaveLength(1);
      Stream.opened[0]?.dispatchEvent(new MessageEvent('over', { data }));
      expect(Stream.opened[0]?.closed).toBe(true);
      lookAgain();
      Stream.opened[1]?.dispatchEvent(changed('orders'));
      expect(heard).toEqual(['orders']);
      stop();
      lookAgain();
      expect(Stream.opened).toHaveLength(2);
    },
  );

  it('opens no stream when the lock comes after it has stopped', () => {
    const { grant } = browser();
    const { stop } = listenForNews(() => undefined);
    stop();
    grant();
    expect(Stream.opened).toEqual([]);
  });
});
