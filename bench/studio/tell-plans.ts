import { Client } from 'pg';

/** Loaded before the server: what PostgreSQL says beside an answer goes to the process that measures. */
const emit = Client.prototype.emit;
Client.prototype.emit = function (this: Client, ...[event, ...given]: Parameters<typeof emit>) {
  const notice: unknown = given[0];
  if (event === 'notice' && said(notice)) process.send?.(notice.message);
  return Reflect.apply(emit, this, [event, ...given]);
};
// Whoever asks is answered after all that was said before.
process.on('message', (question) => process.send?.(question));
process.channel?.unref();

const said = (notice: unknown): notice is { message: string } =>
  typeof notice === 'object' && notice !== null && 'message' in notice;
