import type { MessageKind } from '#core/message/index.ts';
import { formatShortMoment } from '#core/texts/index.ts';

/** Copy for a thread. Messages about the rules are in core/message. */
export const messageWords = {
  title: 'Messages',
  with: (name: string | null) => (name ? `with ${name}` : 'with your specialist'),
  unread: (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}`,
  empty: (name: string | null) => `No messages yet. Ask ${name ?? 'your specialist'} anything about your room.`,
  emptyHouse: (name: string | null) => `No messages yet. ${name ?? 'Your customer'} will see what you write here.`,
  earlier: (count: number) => `Show ${count} earlier`,
  you: 'You',
  gone: 'Someone',
  kinds: {
    message: null,
    'swap-request': 'asked for a swap',
    'new-pair-request': 'asked for a new pair',
    boards: 'sent new boards',
  } satisfies Record<MessageKind | 'boards', string | null>,
  changes: 'What changed',
  changedOn: (where: string) => `on ${where}`,
  specialist: 'Your specialist',
  seeBoards: 'See these boards',
  seen: 'Seen',
  kept: {
    customer: 'Not sent yet. It’s kept in this browser until you send it.',
    house: 'Not sent yet. It’s kept for you until you send it.',
  },
  field: (name: string | null) => (name ? `Write to ${name}` : 'Write a message'),
  send: 'Send',
  addPictures: 'Add pictures',
  addPiece: 'Add a piece',
  pieces: 'Pieces from the boards',
  search: 'Search the catalog',
  picture: (number: number) => `Picture ${number}`,
  pictureOf: (name: string) => `A picture from ${name}`,
  sending: 'Sending the picture…',
  notSent: 'We couldn’t send this. Your message is still here, so please try again.',
  pictureFailed: 'We couldn’t upload this picture. Please try again.',
  refused: {
    'unknown-picture': 'One of the pictures is gone. Please attach it again.',
    'unknown-piece': 'One of the pieces isn’t in our catalog.',
  },
  /** 'Nov 15, 9:15 AM ET' */
  at: (date: Date) => `${formatShortMoment(date)} ET`,
} as const;
