import { holdsStorable, isStorable } from '#core/texts/index.ts';
import { unreadable } from './senders-mistake.ts';

/** Thrown by an act, it is the page's answer; nothing is wrong with us. */
const refuse = (): never => {
  throw new Response(unreadable, { status: 400 });
};

/**
 * A page's request that carries something. What cannot be read as a form, or holds a character that no database keeps,
 * is the sender's mistake; an act that asks for the form gets no further.
 */
export class CheckedRequest extends Request {
  override async formData(): Promise<FormData> {
    const form = await super.formData().catch(refuse);
    const texts = [...form].flatMap(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
    return texts.every(isStorable) ? form : refuse();
  }

  override async json(): Promise<unknown> {
    const value: unknown = await super.json();
    return holdsStorable(value) ? value : refuse();
  }
}

/** The same request, checked. A request from another realm (the server's own kind) is taken apart, as it cannot be copied. */
export function checkedRequest(request: Request, url: string | URL): Request {
  const { method, headers, body, signal } = request;
  return new CheckedRequest(url, { method, headers, body, signal, ...(body ? { duplex: 'half' } : {}) } as RequestInit);
}
