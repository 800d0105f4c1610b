import { apiKeyRules, apiKeyScopes } from '#core/account/index.ts';
import { form, json, smallModel, smallPicture } from './content.ts';
import type { ActContent } from './valid-acts.ts';

const orderActs: readonly ActContent[] = [
  ...['confirm', 'deliver', 'receive', 'refund', 'wait'].map(
    (act): ActContent =>
      ({ own }) =>
        form({ act, line: [own('line')] }),
  ),
  ({ own }) => form({ act: 'ship', line: [own('line')], carrier: 'ups', tracking: '1Z999AA10123456784' }),
  ({ own, random }) => {
    const line = own('line');
    return form({ act: 'confirm', line: [line], [`take ${line}`]: '1', [`of ${line}`]: String(1 + random.int(3)) });
  },
  ({ own }) => form({ act: 'correct', line: [own('line')], carrier: 'fedex', tracking: '774912345678' }),
  ({ own }) => form({ act: 'delay', line: [own('line')], newShipBy: '2026-12-20' }),
  ({ own }) => form({ act: 'decline', line: [own('line')], note: 'It was used.' }),
  ({ own }) => form({ act: 'exchange', line: [own('line')], recordId: own('record'), quantity: '1' }),
  ({ own }) => form({ act: 'amounts', part: [`line ${own('line')}`], amount: ['1.00'], note: 'A scratch.' }),
  ({ own }) => form({ act: 'claim', claim: own('claim'), decision: 'refund', amount: '1.00', answer: 'Sorry.' }),
  ({ own }) => form({ act: 'retry', refund: own('refund') }),
];

const deskActs: readonly ActContent[] = [
  () => form({ act: 'take' }),
  () => form({ act: 'publish' }),
  () => form({ act: 'close-request', answer: 'It is the only one that passes your door.' }),
  ({ own, random }) =>
    form({ act: 'swap', pieceId: own('piece'), recordId: own('record'), version: String(random.int(4)) }),
  ({ own }) => form({ act: 'lock', pieceId: own('piece'), recordId: own('record'), locked: 'true' }),
  ({ own }) => form({ act: 'arrange', pieceId: own('piece'), arrangement: '{"x":0.1,"y":0.1,"scale":1,"layer":1}' }),
  ({ own }) => form({ act: 'propose', selectionId: own('selection'), versions: '{}' }),
  ({ own }) => form({ act: 'add-slot', selectionId: own('selection'), letter: 'b', kind: 'bench' }),
  ({ own, random }) =>
    form({
      ...{ act: 'empty-slot', selectionId: own('selection'), pieceId: own('piece'), version: String(random.int(4)) },
    }),
  ({ own, random }) =>
    form({ act: 'quantity', pieceId: own('piece'), version: String(random.int(4)), quantity: String(random.int(9)) }),
  ({ own }) => form({ act: 'wish', selectionId: own('selection'), slot: '0', wish: '{"materials":["leather"]}' }),
  ({ own }) => form({ act: 'copy', selectionId: own('selection') }),
  ({ own }) => form({ act: 'begin-from', selectionId: own('selection'), fromId: own('selection') }),
  ({ own }) => form({ act: 'undo', selectionId: own('selection') }),
  ({ own }) => form({ act: 'redo', selectionId: own('selection') }),
  () => form({ act: 'call-back' }),
];

const pieceActs: readonly ActContent[] = [
  () => form({ act: 'activate' }),
  () => form({ act: 'deactivate', seenBoard: [] }),
  () => form({ act: 'add-picture', view: 'side', file: smallPicture }),
  () => form({ act: 'add-model', file: smallModel }),
  () => form({ act: 'remove-model' }),
  ({ own }) => form({ act: 'lead-picture', publicId: `furniture/${own('record')}/side` }),
  ({ own }) => form({ act: 'remove-picture', publicId: `furniture/uploaded/${own('picture')}` }),
  ({ random }) =>
    form({
      ...{ act: 'save', revision: String(random.int(5)), stock: '40', name: 'Penny end table in walnut', price: '149' },
      ...{ kind: 'end_table', type: 'traditional', color: 'neutral', rooms: 'living-room', addedWhen: '2025-08-21' },
    }),
];

const manyPicturesActs: readonly ActContent[] = [
  ({ own, random }) => json({ act: 'match', pictures: [{ name: `${own('record')}-front.jpg`, hash: random.hex(64) }] }),
  ({ own }) => json({ act: 'ready', recordIds: [own('record')] }),
  ({ own }) => json({ act: 'offer', recordIds: [own('record')] }),
  ({ own }) => form({ recordId: own('record'), view: 'detail', file: smallPicture }),
];

const typedWords: readonly ActContent[] = [
  ({ own }) =>
    json({
      ...{ of: 'board', id: own('board'), seen: { name: '', note: '' } },
      typed: { name: 'Warm and low', note: 'For long evenings.' },
    }),
  ({ own }) => {
    const recordId = own('record');
    const id = own('piece');
    return json({ of: 'piece', id, seen: { recordId, note: '' }, typed: { recordId, note: 'It turns.' } });
  },
];

const settingsActs: readonly ActContent[] = [
  ({ random }) => form({ part: 'discount', seen: '10', percent: String(random.int(20)) }),
  () => form({ part: 'pages', seen: '{"instagram":null,"pinterest":null}', instagram: 'https://instagram.com/h' }),
  () =>
    form({
      part: 'switches',
      seen: '{"onSiteVisits":true,"checkout":true,"newsletter":true,"assignment":true,"weeklyLetter":true,"learnedTaste":true}',
      ...{
        onSiteVisits: 'on',
        checkout: 'on',
        newsletter: 'on',
        assignment: 'on',
        weeklyLetter: 'on',
        learnedTaste: 'on',
      },
    }),
  () => form({ part: 'services', seen: '{"tagManagerId":null,"analyticsId":null,"messengerId":null}' }),
  () => form({ part: 'tax', seen: '{}', 'mark-NY': 'rate', 'rate-NY': '8.875' }),
];

const csv = (text: string) => ({ filename: 'catalog.csv', type: 'text/csv', bytes: Buffer.from(text) });
const days = { firstDay: '2026-11-01', lastDay: '2026-12-31' };

/** A key that may do everything that keys may. */
export const keyForm = (name: string) => {
  const lastDay = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return form({ name, scopes: apiKeyScopes, lastDay, callsPerMinute: String(apiKeyRules.mostCallsPerMinute) });
};

/** What the studio's forms send, by page. */
export const studioActs: Readonly<Record<string, readonly ActContent[]>> = {
  '/studio/queue': [
    ({ own }) => form({ surveyId: own('survey') }),
    ({ own }) => form({ surveyId: own('survey'), to: 'nobody' }),
    ({ own }) => form({ act: 'hand-over', surveyIds: own('survey'), to: 'nobody' }),
    ({ random }) => form({ act: 'save-view', name: `Late ${random.int(20)}`, query: 'state=late' }),
    ({ own }) => form({ act: 'remove-view', id: own('survey') }),
  ],
  '/studio/workload': [
    ({ own }) =>
      form({ accountId: own('account'), most: '6', styles: 'moody', first: '2026-12-24', last: '2026-12-26' }),
  ],
  '/studio/projects/:surveyId': deskActs,
  '/studio/projects/:surveyId/words': typedWords,
  '/studio/projects/:surveyId/room': [() => form({ act: 'complete' })],
  '/studio/projects/:surveyId/photos': [
    ({ random }) => form({ act: 'keep', id: random.hex(16), takenAt: '2026-11-20T15:00:00Z', photo: smallPicture }),
    ({ random }) => form({ act: 'remove', id: random.hex(16) }),
  ],
  '/studio/people': [
    ({ random }) => form({ email: `colleague-${random.int(40)}@example.com`, role: 'specialist' }),
    ({ own }) => form({ act: 'resend-invitation', id: own('link') }),
    ({ own }) => form({ act: 'disable', id: own('account'), name: 'June' }),
    ({ own }) => form({ act: 'reset-factor', id: own('account'), name: 'June' }),
  ],
  '/studio/customers/:customerId': [
    ({ random }) => form({ act: 'write-note', body: 'Has a dog.', draftId: random.hex(16) }),
    ({ own, random }) =>
      form({ act: 'change-note', noteId: own('note'), body: 'Has a cat.', revision: String(random.int(3)) }),
    ({ own }) => form({ act: 'delete-note', noteId: own('note') }),
    ({ random }) => form({ act: 'exempt', number: `ST-4 ${random.int(9)}`, until: '2027-12-31', states: ['MA', 'NY'] }),
    ({ random }) => form({ act: 'end-exemption', exemptionId: random.hex(16) }),
    ({ random }) => form({ act: random.pick(['add-tag', 'remove-tag']), tag: random.pick(['vip', 'Press', '#']) }),
  ],
  '/studio/keys': [({ random }) => keyForm(`Fuzz ${random.int(20)}`), ({ own }) => form({ revoke: own('key') })],
  '/studio/webhooks': [
    () => form({ url: 'http://127.0.0.1:9/hooks', topics: ['order', 'refund'] }),
    ...['pause', 'resume', 'remove', 'test', 'again'].map(
      (act): ActContent =>
        ({ own }) =>
          form({ [act]: own('webhook') }),
    ),
  ],
  '/studio/programs': [
    () => form({ path: '/addSelections', key: 'none', json: '{}', how: 'try' }),
    ({ own }) => form({ path: '/updateOnSiteService', key: own('key'), json: '[]', how: 'send' }),
  ],
  '/studio/catalog/import': [
    () => form({ file: csv('recordId,name,price\nrec-penny-end-table-walnut,Penny end table,149\n') }),
    () => form({ file: csv('recordId\n'), stamp: 'none' }),
  ],
  '/studio/catalog/pictures/acts': manyPicturesActs,
  '/studio/catalog/change': [
    () => form({ pricePercent: '', stock: '', leadTimeDays: '12' }),
    ({ random }) => form({ pricePercent: '', stock: '9', leadTimeDays: '', stamp: random.hex(43) }),
  ],
  '/studio/catalog/new': [
    ({ random }) =>
      form({
        ...{ act: 'add', recordId: '', stock: '3', name: `Fuzz table ${random.int(9)}`, price: '149' },
        ...{ kind: 'end_table', type: 'traditional', color: 'neutral', rooms: 'living-room', addedWhen: '2025-08-21' },
      }),
  ],
  '/studio/catalog/:recordId': pieceActs,
  '/studio/orders/:orderId/acts': orderActs,
  '/studio/exceptions': ['retry-job', 'look-again', 'retry-refund', 'retry-fee-refund', 'settle-rate'].map(
    (act): ActContent =>
      ({ own }) =>
        form({ act, id: own('order'), words: 'We have no nexus there.' }),
  ),
  '/studio/refunds': [
    ({ own }) => form({ approve: own('approval') }),
    ({ own }) => form({ decline: own('approval'), reason: 'Not this much.' }),
  ],
  '/studio/guarantee/:feeId': [
    ({ own }) => form({ act: 'grant', requestId: own('request'), answer: 'Of course.' }),
    () => form({ act: 'give', amount: '1.00', note: 'A kindness.' }),
    ({ own }) => form({ act: 'again', refundId: own('refund') }),
  ],
  '/studio/coupons/:code': [
    ({ random }) =>
      form({
        ...{ code: `FUZZ${random.int(40)}`, scope: 'order', saves: 'percent', value: '10', ...days },
        ...{ limit: '', limitPerCustomer: '1', minimum: '' },
      }),
  ],
  '/studio/promotions/:id': [({ random }) => form({ name: `Fall ${random.int(20)}`, ...days })],
  '/studio/settings': settingsActs,
  '/studio/settings/prices': [
    ({ random }) => {
      const day = `2027-06-${10 + random.int(15)}`;
      return form({ act: 'save', fromDay: day, fee: '149', threshold: '8000', below: '3000', rate: ['199', '349'] });
    },
    ({ random }) => form({ act: 'withdraw', fromDay: `2027-06-${10 + random.int(15)}` }),
  ],
  '/studio/deliveries': [
    ({ own, random }) =>
      form({
        ...{ order: own('order'), line: [own('line')], 'from-day': '2026-12-10', 'from-part': 'morning' },
        ...{ day: `2026-12-${10 + random.int(15)}`, part: 'afternoon', reason: 'The truck is full.' },
      }),
  ],
  '/studio/settings/tax': [
    ({ random }) =>
      form({ file: csv(`zip,state,from,stateRate,shippingTaxed\n,MA,2027-01-01,${1 + random.int(9)},no\n`) }),
    ({ random }) =>
      form({ file: csv('zip,state,from,stateRate,shippingTaxed\n,MA,2027-01-01,6,no\n'), stamp: random.hex(43) }),
    () => form({ act: 'undo', seen: 'none' }),
  ],
  '/studio/visits': [
    ({ own }) => form({ act: 'schedule', surveyId: own('survey'), date: '2026-11-02', representative: 'Ana' }),
    ({ own }) => form({ act: 'complete', surveyId: own('survey') }),
    ({ own }) => form({ act: 'cancel', surveyId: own('survey') }),
  ],
  '/studio/reviews/:reviewId': [
    () => form({ act: 'approve', revision: '1' }),
    () => form({ act: 'decline', revision: '1', reason: 'Please leave out the phone number.' }),
  ],
  '/studio/makers/:makerId': [
    ({ random }) =>
      form({
        ...{ act: 'save', revision: String(random.int(4)), contactName: 'Astrid', email: 'a@example.com', phone: '' },
        ...{ leadTimeDays: '14', shippingTerms: '', returnTerms: '', pays: 'commission', commissionPercent: '40' },
        holidays: '2026-12-24',
      }),
    ({ own }) => form({ act: 'cost', recordId: own('record'), cost: '450.00' }),
    () => form({ act: 'key' }),
    () => form({ act: 'system', url: 'http://127.0.0.1:9/orders' }),
    ({ own, random }) => form({ act: random.pick(['system-test', 'system-remove']), system: own('webhook') }),
  ],
  '/studio/makers/:makerId/feed': [
    () => form({ act: 'look', file: csv('recordId,price,stock\nrec-penny-end-table-walnut,149,5\n') }),
    () => form({ act: 'look', file: csv('Item,Cost\n1,2\n'), mapping: '{"recordId":"Item","price":"Cost"}' }),
    () => form({ act: 'apply', file: csv('recordId,price\nrec-penny-end-table-walnut,149\n'), stamp: 'none' }),
    ({ random }) =>
      form({
        ...{ act: 'save', revision: String(random.int(4)), address: '', schedule: 'off' },
        ...{ mostPricesPercent: '30', mostStepPercent: '25', mostSoldOutPercent: '20' },
      }),
    () => form({ act: 'fetch' }),
    ({ random }) => form({ act: random.pick(['approve', 'discard', 'undo']), runId: 'feedrun_none' }),
  ],
  '/studio/purchase-orders/:purchaseOrderId': [
    () => form({ maker: 'Osterby' }),
    () => form({ act: 'bill', number: 'R-1', day: '2026-12-10', other: '9.00' }),
    () => form({ act: 'accept', seen: [] }),
    () => form({ act: 'withdraw' }),
  ],
  '/studio/swatches': [({ own }) => form({ id: own('swatches') })],
  '/studio/contact/:messageId': [
    ({ random }) => form({ act: 'answer', words: 'Gladly.', formId: random.hex(16) }),
    ({ random }) => form({ act: random.pick(['close', 'reopen', 'mark as spam']) }),
  ],
};
