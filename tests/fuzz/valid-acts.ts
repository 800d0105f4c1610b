import { contactTopics } from '#core/contact/index.ts';
import { type Content, form, json, nothing, smallPicture } from './content.ts';
import { newPasskey, signedChallenge } from './passkey-answers.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { studioActs } from './valid-studio-acts.ts';

/** What an act's form is filled in from. */
export interface Asker {
  random: Random;
  person: Person;
  /** A thing that this person was shown; a name that fits no thing where there was none. */
  own(kind: string): string;
}

export type ActContent = (asker: Asker) => Content;

const email = ({ random }: Asker) => `fuzz-${random.hex(10)}@example.com`;
const newPassword = 'another-long-password-149';
const address = {
  ...{ name: 'June Tanaka', line1: '186 Court Street', line2: 'Apt 3', city: 'Brooklyn', zip: '11201' },
  phone: '(718) 555-0149',
};

const stockFile = {
  ...{ filename: 'stock.csv', type: 'text/csv' },
  bytes: Buffer.from('recordId,price,stock\nrec-penny-end-table-walnut,149,5\n'),
};
const square = [
  { x: 0, y: 0 },
  { x: 120, y: 0 },
  { x: 120, y: 96 },
  { x: 0, y: 96 },
];

const customerOrderActs: readonly ActContent[] = [
  ({ own }) => form({ act: 'cancel', line: [own('line')] }),
  ({ own, random }) => {
    const line = own('line');
    return form({ act: 'cancel', line: [line], [`take ${line}`]: '1', [`of ${line}`]: String(1 + random.int(3)) });
  },
  ({ own }) => form({ act: 'answer delay', line: [own('line')], answer: 'wait' }),
  ({ own }) => form({ act: 'request', line: [own('line')], want: 'return', reason: 'does-not-fit', note: 'Too wide.' }),
  ({ own }) => form({ act: 'withdraw', line: [own('line')] }),
  ({ own }) =>
    form({ act: 'claim', line: [own('line')], want: 'refund', words: 'A deep scratch.', photo: [own('upload')] }),
  ({ own, random }) =>
    form({ act: 'appointment', line: [own('line')], day: `2026-12-${10 + random.int(15)}`, part: 'morning' }),
  ({ own }) => form({ act: 'withdraw claim', claim: own('claim') }),
];

const checkoutActs: readonly ActContent[] = [
  () => json({ zip: '11201', coupon: null, act: 'quote' }),
  ({ own, random }) =>
    json({ zip: '11201', coupon: null, act: 'quantity', recordId: own('record'), quantity: 1 + random.int(3) }),
  ({ own }) =>
    json({ zip: '11201', coupon: 'WELCOME', act: 'delivery', recordIds: [own('record')], delivery: 'standard' }),
  () =>
    json({
      ...{ zip: '11201', coupon: null, act: 'place', address },
      shown: { merchandise: 1, volumeDiscount: 0, coupon: 0, shipping: 0, tax: 0, feeCredit: 0, total: 1 },
    }),
];

const profileActs: readonly ActContent[] = [
  () => form({ act: 'profile', first_name: 'June', last_name: 'Tanaka', phone_number_main: '(718) 555-0149' }),
  () => form({ act: 'notifications', messages: 'on' }),
  () => form({ act: 'confirm-email' }),
  () => form({ act: 'second-factor', code: '000000' }),
  () => form({ act: 'second-factor-off' }),
  () => form({ act: 'end-sessions', id: 'none' }),
  (asker) => form({ act: 'email', email: email(asker), password: asker.person.password }),
];

/** Only for someone who was made for this. */
const lastProfileActs: readonly ActContent[] = [
  ({ person }) => form({ act: 'password', current: person.password, password: newPassword, repeat: newPassword }),
  ({ person }) => form({ act: 'delete', password: person.password }),
  () => form({ act: 'password-link' }),
];

const resultActs: readonly ActContent[] = [
  () => form({ act: 'share' }),
  () => form({ act: 'revoke' }),
  ({ own }) => form({ act: 'ask', piece: own('record'), body: 'Do you have it in oak?' }),
  ({ own, random }) =>
    form({
      choices: JSON.stringify({
        chosen: [{ id: own('record'), selectionId: own('selection'), quantity: 1 + random.int(3) }],
      }),
    }),
];

const paymentActs: readonly ActContent[] = [
  ({ own }) => json({ surveyId: own('survey'), act: 'settle' }),
  ({ own }) => json({ surveyId: own('survey'), act: 'zip', zip: '11201' }),
  ({ own }) => json({ surveyId: own('survey'), act: 'coupon', orderId: own('fee'), code: 'WELCOME' }),
  ({ own }) => json({ surveyId: own('survey'), act: 'remove-coupon', orderId: own('fee') }),
  ({ own }) => json({ surveyId: own('survey'), act: 'prepare', orderId: own('fee'), shownCents: 14900 }),
];

const customerActs: Readonly<Record<string, readonly ActContent[]>> = {
  '/reset-password': [() => form({ password: newPassword, repeat: newPassword })],
  '/invitation': [() => form({ firstName: 'June', password: newPassword })],
  '/quiz': [({ own }) => form({ surveyId: own('survey') })],
  '/contact': [
    (asker) =>
      form({
        ...{ name: 'June', email: email(asker), topic: asker.random.pick(Object.keys(contactTopics)) },
        ...{ message: 'Do you deliver to Maine?', stamp: asker.own('stamp') },
      }),
  ],
  '/projects': [
    ({ own }) => form({ act: 'guarantee', feeId: own('fee'), words: 'It is not for us.' }),
    () => form({ act: 'room' }),
  ],
  '/measurements': [
    ({ own }) =>
      form({
        ...{ act: 'request', survey: own('survey'), street: '12 Oak Street', zip: '11201', phone: '718-555-0142' },
        ...{ day: ['2026-12-01'], note: '' },
      }),
    ({ own }) => form({ act: 'cancel', survey: own('survey') }),
  ],
  '/inspiration-gallery': [({ own }) => form({ surveyId: own('survey'), scene: own('scene') })],
  '/furniture/:recordId/review': [
    ({ random }) =>
      form({
        ...{ stars: String(1 + random.int(5)), words: 'Deep, firm, and it cleans well.' },
        ...{ room: random.pick(['living-room', 'bedroom']), photo: '' },
      }),
    () => form({ act: 'withdraw' }),
  ],
  '/maker/orders/:purchaseOrderId': [
    ({ own }) =>
      form({ act: 'confirm', [`quantity ${own('poline')}`]: '1', [`shipDay ${own('poline')}`]: '2026-12-20' }),
    () => form({ act: 'ship', carrier: 'ups', tracking: '1Z999AA10123456784' }),
    () => form({ act: 'ask' }),
  ],
  '/maker/portal/:makerId': [
    () => form({ act: 'ask' }),
    ({ random }) => form({ act: random.pick(['look', 'apply']), file: stockFile, stamp: random.hex(16) }),
  ],
  '/swatches': [
    (asker) =>
      form({
        ...{ name: 'June', email: email(asker), line1: `${asker.random.int(900)} Oak Street`, line2: '' },
        ...{ city: 'Somerville', zip: '02143', fabric: ['sage-wool-blend-weave'], formId: asker.random.hex(16) },
      }),
  ],
  '/favorites': [
    ({ own, random }) => form({ act: random.pick(['keep', 'drop']), recordId: own('record') }),
    ({ own }) => form({ act: 'ask', recordId: own('record') }),
  ],
  '/results/:selectionId': resultActs,
  '/results/:selectionId/arrangement': [
    ({ own }) => json({ seed: 1, pieces: [{ id: own('record'), x: 10, y: 20, turn: 90, locked: false }] }),
    () => json({ seed: 1, pieces: [], walls: 'sage', floor: 'walnut' }),
  ],
  '/results/:selectionId/picture': [({ own }) => json({ uploadId: own('upload') }), () => json({ remove: true })],
  '/rooms/:surveyId': [
    ({ random }) =>
      json({
        version: random.int(3),
        room: {
          outline: square,
          ceiling: 96,
          doors: [],
          openings: [],
          windows: [],
          radiators: [],
          fixed: [],
          guessed: [],
        },
      }),
  ],
  '/orders/:orderId/acts': customerOrderActs,
  '/orders/exchange': [({ own }) => json({ exchangeId: own('exchange') })],
  '/checkout/:selectionId/acts': checkoutActs,
  // The address says which order it is.
  '/purchase-success': [() => nothing],
  '/profile/acts': profileActs,
  '/profile/second-factor': [({ person }) => form({ password: person.password })],
  '/profile/passkeys': [() => form({}), (asker) => form({ act: 'add', response: newPasskey(asker) })],
  '/profile/payment': [() => form({ cardId: 'pm_none' })],
  '/sign-in': [(asker) => form({ email: email(asker), password: newPassword })],
  '/sign-in/passkey': [() => form({}), (asker) => form({ act: 'enter', response: signedChallenge(asker) })],
  '/sign-in/code': [() => form({ code: '123456' })],
  '/sign-up': [(asker) => form({ firstName: 'June', email: email(asker), password: newPassword, repeat: newPassword })],
  '/sign-up/basic': [(asker) => form({ firstName: 'June', email: email(asker) })],
  '/forgot-password': [(asker) => form({ to: email(asker) })],
  '/confirm': [({ person }) => form({ password: person.password })],
  '/email-change': [({ random }) => form({ answer: random.pick(['stop', 'approve']) })],
  '/enter': [() => form({ enter: 'yes' })],
  '/verify-email': [() => form({ confirm: 'yes' })],
  '/profile/recovery-codes': [() => nothing],
  '/quiz/payment': paymentActs,
  '/messages/:surveyId': [
    () => form({ act: 'read' }),
    ({ random }) => form({ act: 'keep', body: 'Is it', draftId: `draft-${random.int(10)}` }),
    ({ random }) => form({ body: 'Is it heavy?', draftId: `draft-${random.int(10)}` }),
    ({ own }) => form({ body: '', piece: [own('record')], draftId: 'draft-piece' }),
  ],
  '/newsletter': [(asker) => form({ email: email(asker) })],
  '/newsletter/confirm': [({ own }) => form({ token: own('token') })],
  '/newsletter/unsubscribe': [() => nothing],
};

const acts = { ...customerActs, ...studioActs };

/** The pages that good requests are known for. */
export const pagesWithActs: readonly string[] = Object.keys(acts);

const actsOf = (path: string) => acts[path.replace(/\.data$/, '')] ?? [];

export const hasAct = (path: string) => actsOf(path).length > 0;

/** A form that this person could send to this page; any form where it has no act. */
export function actContent(path: string, asker: Asker): Content {
  const { random, person } = asker;
  const last = path.startsWith('/profile/acts') && person.expendable && random.chance(0.05);
  const some = last ? lastProfileActs : actsOf(path);
  return some.length > 0 ? random.pick(some)(asker) : form({ act: 'none' });
}

export const uploadFields = form({ upload_preset: 'user_images', file: smallPicture });
