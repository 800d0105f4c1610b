import type { Holder } from '#core/account/index.ts';
import type { Failure } from './fuzz.ts';
import { People } from './people.ts';
import { randomFrom } from './random.ts';
import { bytesOf, send, type WireRequest } from './wire.ts';

/** A failure as lines to read. The session stays out: it ends with the run. */
export function described({ turn, door, holder, status, said, request }: Failure, reason: string): string {
  return [
    `${status || 'no answer'}  ${door}  as ${holder}  (request ${turn})`,
    ...bytesOf(withoutSecrets(request)).toString('latin1').slice(0, 1200).split('\r\n'),
    `  answered: ${said.replaceAll('\n', ' ')}`,
    `  because: ${reason}`,
  ]
    .map((line, index) => (index === 0 ? line : `    ${JSON.stringify(line).slice(1, -1)}`))
    .join('\n');
}

const sessionHeaders = ['Cookie', 'api-key'];
const isHostile = (value: string) =>
  !/^(hearthline\.session_token=[\w.%+/=-]{40,200}|hl_[\w-]{20,60})(;|$)/.test(value);

const withoutSecrets = (request: WireRequest): WireRequest => ({
  ...request,
  headers: request.headers.filter(([name, value]) => !sessionHeaders.includes(name) || isHostile(value)),
});

interface Line {
  door: string;
  holder: Holder;
  request: Omit<WireRequest, 'body'> & { body: string | null };
}

/** A failure as one line to send again. */
export const toLine = ({ door, holder, request }: Failure): string => {
  const { body, ...rest } = withoutSecrets(request);
  return JSON.stringify({ door, holder, request: { ...rest, body: body?.toString('base64') ?? null } } satisfies Line);
};

/** Sends what failed once more, as the same kind of person, and says what is answered now. */
export async function replay(port: number, lines: readonly string[]): Promise<{ said: string[]; failed: number }> {
  const people = new People(port, 0);
  await people.arrive();
  const said: string[] = [];
  let failed = 0;
  for (const [turn, line] of lines.entries()) {
    const { door, holder, request } = JSON.parse(line) as Line;
    const person = people.pick(holder, randomFrom(0, turn));
    const headers = [
      ...request.headers.map(([name, value]) => [name, value.replace(/localhost:\d+/, `localhost:${port}`)] as const),
      ...people.headersOf(person),
    ];
    const body = request.body === null ? null : Buffer.from(request.body, 'base64');
    const { status } = await send({ ...request, headers, body }, { port, headersOnly: true });
    if (status >= 500) failed += 1;
    said.push(`${status}  ${door}  as ${holder}`);
  }
  return { said, failed };
}
