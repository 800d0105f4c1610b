import type { Failure } from './fuzz.ts';
import { bytesOf, type WireRequest } from './wire.ts';

/** A failure as lines to read, and as one line to send again. */
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

/** The session ends with the run; who sends it again brings a session of their own. */
const withoutSecrets = (request: WireRequest): WireRequest => ({
  ...request,
  headers: request.headers.map(([name, value]) =>
    value.includes('session_token=') && value.length < 300 ? [name, '(their session)'] : [name, value],
  ),
});

export const toLine = ({ door, holder, request }: Failure): string =>
  JSON.stringify({ door, holder, request: { ...request, body: request.body?.toString('base64') ?? null } });

export function fromLine(line: string): { door: string; holder: string; request: WireRequest } {
  const { door, holder, request } = JSON.parse(line) as {
    door: string;
    holder: string;
    request: Omit<WireRequest, 'body'> & { body: string | null };
  };
  const body = request.body === null ? null : Buffer.from(request.body, 'base64');
  return { door, holder, request: { ...request, body } };
}
