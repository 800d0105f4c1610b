import { can, type Role } from '../account/index.ts';
import type { Message, MessageSide } from './message.ts';

export interface Participant {
  readonly role: Role;
  readonly accountId: string | null;
}

/** Which side of a project's thread a person is on; null for someone it is none of the business of. */
export function sideOf(person: Participant, project: { customerId: string }): MessageSide | null {
  if (person.accountId === project.customerId && can(person.role, 'message.write-own')) return 'customer';
  return can(person.role, 'message.write-any') ? 'house' : null;
}

export function unreadBy(side: MessageSide, messages: readonly Pick<Message, 'side' | 'readAt'>[]): number {
  return messages.filter((message) => message.side !== side && message.readAt === null).length;
}

/** Someone who was here within these minutes sees the message on the page; nobody is mailed about it. */
export const awayAfterMinutes = 5;

/** One mail for a burst: the next only after the reader has been back, or a day later. */
export const mailAgainAfterHours = 24;

const MINUTE = 60_000;

export interface Reader {
  readonly lastSeenAt: Date | null;
  readonly lastMailedAt: Date | null;
  readonly wantsMail: boolean;
}

/** When the reader should be told by mail of a message that is still unread then; null for never. */
export function mailDue(sentAt: Date, reader: Reader): Date | null {
  if (!reader.wantsMail) return null;
  const { lastSeenAt, lastMailedAt } = reader;
  const backSinceMail = lastMailedAt === null || (lastSeenAt !== null && lastSeenAt > lastMailedAt);
  const fresh = sentAt.getTime() + awayAfterMinutes * MINUTE;
  if (backSinceMail) return new Date(fresh);
  return new Date(Math.max(fresh, lastMailedAt.getTime() + mailAgainAfterHours * 60 * MINUTE));
}
