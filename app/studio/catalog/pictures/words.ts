import { formatNumber } from '#core/texts/index.ts';

const pictures = (many: number) => (many === 1 ? '1 picture' : `${formatNumber(many)} pictures`);
const pieces = (many: number) => (many === 1 ? '1 piece' : `${formatNumber(many)} pieces`);

export const words = {
  title: 'Add pictures',
  lead: 'Many at once. A picture finds its piece by its name, so name each file after the piece’s record.',
  back: 'Catalog',
  names: 'How to name them',
  examples: [
    ['rec-alder.jpg', 'the front of the piece with the record rec-alder'],
    ['rec-alder-2.jpg', 'a second picture of its front'],
    ['rec-alder-side.jpg', 'its side; also back, detail and cut-out'],
    ['rec-alder/side.jpg', 'the same, in a folder for each piece'],
  ],
  drop: 'Drop pictures here, or choose them.',
  file: 'Pictures',
  choose: 'Choose pictures',
  folder: 'Choose a folder',
  stop: 'Stop',
  goOn: (many: number) =>
    many === 1 ? 'Continue with the last picture' : `Continue with the other ${formatNumber(many)}`,
  progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
  sending: 'Adding your pictures',
  lost: 'We lost the connection. Everything up to here is saved.',
  stopped: 'Stopped. Everything up to here is saved.',
  summary: (added: number, present: number) =>
    present === 0 ? `Added ${pictures(added)}.` : `Added ${pictures(added)}. We already had ${formatNumber(present)}.`,
  unknown: (many: number) => `${pictures(many)} didn’t match a piece`,
  unknownHelp: 'Rename them after their record, or import the pieces first, then choose them again.',
  failed: (many: number) => `${pictures(many)} couldn’t be added`,
  unreadable: 'We couldn’t read this file. Please choose it again.',
  more: (many: number) => `and ${formatNumber(many)} more`,
  ready: (many: number) =>
    many === 1
      ? 'One piece has its picture now and is still off sale.'
      : `${pieces(many)} have a picture now and are still off sale.`,
  offer: (many: number) => (many === 1 ? 'Put it on sale' : `Put ${formatNumber(many)} on sale`),
  offered: (many: number) => `${pieces(many)} on sale.`,
  didNotWork: 'That didn’t work. Please try again.',
} as const;
