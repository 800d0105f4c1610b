/** The events of an answered stream, one after the other, as a browser would hear them; null once it has ended. */
export function eventsOf(answer: Response) {
  const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  async function next(): Promise<string | null> {
    for (;;) {
      const event = /event: changed\ndata: (.*)\n\n/.exec(heard);
      if (event) {
        heard = heard.slice(event.index + event[0].length);
        return event[1] ?? '';
      }
      const { done, value } = await reader.read();
      if (done) return null;
      heard += value;
    }
  }
  return { next, leave: () => reader.cancel() };
}
