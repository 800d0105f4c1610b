import { can, type Role } from '../account/index.ts';
import type { Message, MessageSide } from './message.ts';

export interface Participant {
  readonly role: Role;
  readonly accountId: string | null;
}

/** Which side of a project's thread a person is on; null for anyone who isn't part of it. */
export function sideOf(person: Participant, project: { customerId: string }): MessageSide | null {
  if (person.accountId === project.customerId && can(person.role, 'message.write-own')) return 'customer';
  return can(person.role, 'message.write-any') ? 'house' : null;
}

export function unreadBy(side: MessageSide, messages: readonly Pick<Message, 'side' | 'readAt'>[]): number {
  return messages.filter((message) => message.side !== side && message.readAt === null).length;
}

/** Someone seen this recently reads the message on the page and gets no email. */
export const awayAfterMinutes = 5;

/** One email per burst: the next goes out only after the reader has been back, or a day later. */
export const mailAgainAfterHours = 24;

const MINUTE = 60_000;

export interface Reader {
  readonly lastSeenAt: Date | null;
  readonly lastMailedAt: Date | null;
  readonly wantsMail: boolean;
}

/** When to email the reader about a message that's still unread by then; null for never. */
export function mailDue(sentAt: Date, reader: Reader): Date | null {
  if (!reader.wantsMail) return null;
  const { lastSeenAt, lastMailedAt } = reader;
  const backSinceMail = lastMailedAt === null || (lastSeenAt !== null && lastSeenAt > lastMailedAt);
  const fresh = sentAt.getTime() + awayAfterMinutes * MINUTE;
  if (backSinceMail) return new Date(fresh);
  return new Date(Math.max(fresh, lastMailedAt.getTime() + mailAgainAfterHours * 60 * MINUTE));
}
