import { Client } from 'pg';

/** Loaded before the server: sends PostgreSQL's notices to the measuring process. */
const emit = Client.prototype.emit;
Client.prototype.emit = function (this: Client, ...[event, ...given]: Parameters<typeof emit>) {
  const notice: unknown = given[0];
  if (event === 'notice' && said(notice)) process.send?.(notice.message);
  return Reflect.apply(emit, this, [event, ...given]);
};
// Echoes a message back, so the measuring process knows that everything before it has arrived.
process.on('message', (question) => process.send?.(question));
process.channel?.unref();

const said = (notice: unknown): notice is { message: string } =>
  typeof notice === 'object' && notice !== null && 'message' in notice;
