import { messageLimits } from '#core/message/index.ts';
import { formatNumber } from '#core/texts/index.ts';

/** Why an act on the desk was refused. */
export const refusedWords = {
  'not-allowed': 'You don’t have access to this.',
  'not-found': 'This is gone.',
  'off-the-board': 'A piece has to stay on its board.',
  'already-published': 'These boards have already been published.',
  'not-on-sale': 'This piece is no longer offered.',
  'not-waiting': 'This project is no longer waiting for boards.',
  'no-answer': 'Write a few words to the customer first.',
  'answer-too-long': `Please keep your answer under ${formatNumber(messageLimits.characters)} characters.`,
  'empty-board': 'A board needs at least one piece before you can publish it.',
  'not-an-alternative': 'This piece doesn’t pass for this slot anymore, so it can’t be offered.',
  'too-many-pins': 'You’ve pinned three already. Unpin one first.',
  'too-long': 'Names can have up to 120 characters, notes up to 2,000.',
  'not-out': 'These boards aren’t out anymore.',
  opened: 'They’ve opened the boards, so they can’t be called back. Write to them instead.',
  'letter-sent': 'The letter has gone out, so the boards can’t be called back. Write to them instead.',
  'nothing-to-undo': 'There’s nothing to undo.',
  'nothing-to-redo': 'There’s nothing to do again.',
  overtaken: 'A colleague has worked on this since, so it stays as it is.',
  'no-such-kind': 'There’s no such piece to add.',
  'board-full': 'A board has up to 12 slots.',
  'asked-for': 'The customer asked for this piece, so its slot stays.',
  'bad-quantity': 'Please choose a number from 1 to 99.',
  'bad-wish': 'This wish can’t be read.',
  'nothing-to-copy': 'There’s nothing on Board A to copy.',
  'nothing-fits': 'Nothing on those boards fits here anymore.',
  asks: 'There’s something to look at before these boards go out.',
  stale: 'A colleague just changed this. Their version stays unless you save again.',
  taken: 'A colleague just took it.',
} as const;
