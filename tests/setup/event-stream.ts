/**
 * The events of an answered stream, one after the other, as a browser would hear them; null once it has ended. That it is
 * over for good is heard as 'over: ' and why. `ignore`: a topic that this test is not about.
 */
export function eventsOf(answer: Response, { ignore }: { ignore?: string } = {}) {
  const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  async function next(): Promise<string | null> {
    for (;;) {
      const event = /event: (changed|over)\ndata: (.*)\n\n/.exec(heard);
      if (event) {
        heard = heard.slice(event.index + event[0].length);
        if (event[1] === 'changed' && event[2] === ignore) continue;
        return event[1] === 'over' ? `over: ${event[2]}` : (event[2] ?? '');
      }
      const { done, value } = await reader.read();
      if (done) return null;
      heard += value;
    }
  }
  return { next, leave: () => reader.cancel() };
}
