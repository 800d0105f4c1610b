import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactLimits } from '#core/contact/index.ts';
import { limits } from '#core/settings/index.ts';
import { visitorActor } from '#server/context.ts';
import { contactMessage } from '#server/db/schema/index.ts';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { issueStamp, readStamp } from './form-stamp.ts';
import { receiveMessage, type SentForm } from './receive-message.ts';

const [limit] = limits.contact;
let ctx: TestContext;
let address: string;
let visitors = 0;

beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
});
beforeEach(async () => {
  await ctx.runEffects();
  ctx.sent.length = 0;
  visitors += 1;
  address = `203.0.113.${visitors}`;
});

/** The stamp of a form opened just now. */
const stamp = () => issueStamp(ctx.secret, { formId: ctx.ids.next('form'), issuedAt: ctx.clock.now() });

function sent(changes: Partial<Omit<SentForm, 'fields'>> & { fields?: Partial<SentForm['fields']> } = {}): SentForm {
  const fields = { name: 'Ada', email: 'ada@example.com', topic: 'order', message: `Where is my rug? ${address}` };
  return {
    stamp: stamp(),
    trap: '',
    inbox: 'hello@hearthline.test',
    ...changes,
    fields: { ...fields, ...changes.fields },
  };
}

/** The form, filled in by a person who took their time. */
function filled(changes: Parameters<typeof sent>[0] = {}): SentForm {
  const form = sent(changes);
  ctx.clock.forward(20_000);
  return form;
}

/** Submits the form from this test's own IP address. */
const receive = (form: SentForm, from = address) => receiveMessage({ ...ctx.as(visitorActor), address: from }, form);

const kept = (message = `Where is my rug? ${address}`) =>
  ctx.db.select().from(contactMessage).where(eq(contactMessage.message, message));

describe('a message to us', () => {
  test('lies in the inbox and is mailed to us, with the address to answer to', async () => {
    expect(await receive(filled())).toEqual({ ok: true });
    expect(await kept()).toMatchObject([{ name: 'Ada', topic: 'order', state: 'new', spamSign: null }]);
    await ctx.runEffects();
    expect(ctx.sent).toMatchObject([
      { to: 'hello@hearthline.test', subject: 'An order, delivery or return: a message from the contact form' },
    ]);
    expect(ctx.sent[0]?.text).toContain('Answer to: ada@example.com');
  });

  test('sent twice, and seven times at once, is one message and one mail', async () => {
    const form = filled();
    const again = await Promise.all(Array.from({ length: limit.tries + 2 }, () => receive(form)));
    expect(again).toEqual(Array.from({ length: limit.tries + 2 }, () => ({ ok: true })));
    expect(await kept()).toHaveLength(1);
    await ctx.runEffects();
    expect(ctx.sent).toHaveLength(1);
  });

  test('other words from the same form are another message', async () => {
    const form = filled();
    await receive(form);
    const second = { ...form, fields: { ...form.fields, message: `And my lamp? ${address}` } };
    await receive(second);
    expect(await kept(`And my lamp? ${address}`)).toHaveLength(1);
  });

  test('is refused with a sentence per field, and nothing is kept', async () => {
    const long = 'x'.repeat(contactLimits.characters + 1);
    const answer = await receive(filled({ fields: { name: ' ', email: 'ada', topic: 'gossip', message: long } }));
    expect(answer).toEqual({
      ok: false,
      reason: 'invalid',
      problems: {
        name: 'A First Name is Required.',
        email: 'Please enter a valid email address',
        topic: 'This response is required.',
        message: 'Please keep it under 5,000 characters.',
      },
    });
    expect(await kept(long)).toEqual([]);
  });
});

describe('spam', () => {
  const spam: [name: string, sign: string, form: () => SentForm][] = [
    ['who fills in the hidden field', 'trap-filled', () => filled({ trap: 'https://spam.example' })],
    ['who sends at once', 'too-fast', () => sent()],
    ['who brings no stamp', 'no-stamp', () => filled({ stamp: '' })],
    [
      'who forges a stamp',
      'no-stamp',
      () => filled({ stamp: stamp().replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')) }),
    ],
    [
      'who signs with another secret',
      'no-stamp',
      () => filled({ stamp: issueStamp('another', { formId: 'form', issuedAt: ctx.clock.now() }) }),
    ],
    [
      'who sends many links',
      'too-many-links',
      () => filled({ fields: { message: `${'https://a.example '.repeat(4)}${address}` } }),
    ],
  ];

  test.each(spam)('%s sees the same thank-you; the message is kept apart and not mailed', async (_, sign, form) => {
    const given = form();
    expect(await receive(given)).toEqual({ ok: true });
    expect(await kept(given.fields.message)).toMatchObject([{ state: 'spam', spamSign: sign }]);
    await ctx.runEffects();
    expect(ctx.sent).toEqual([]);
  });

  test('a stamp from the future is no stamp', () => {
    const later = new Date(ctx.clock.now().getTime() + 1);
    const early = issueStamp(ctx.secret, { formId: 'form', issuedAt: later });
    expect(readStamp(ctx.secret, early, ctx.clock.now())).toBeNull();
    expect(readStamp(ctx.secret, early, later)).toEqual({ formId: 'form', issuedAt: later });
  });
});

describe('too many', () => {
  test('sent at once from one address: as many as the limit allows, and a wait for the rest', async () => {
    const forms = Array.from({ length: limit.tries + 2 }, (_, n) =>
      sent({ fields: { message: `${n} of ${address}` } }),
    );
    ctx.clock.forward(20_000);
    const answers = await Promise.all(forms.map((form) => receive(form)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(limit.tries);
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 2 }, () => ({ ok: false, reason: 'too-many', retryAfterSeconds: limit.seconds })),
    );
    expect(await receive(filled(), `${address}0`)).toEqual({ ok: true });
    ctx.clock.forward(limit.seconds * 1000);
    expect(await receive(filled())).toEqual({ ok: true });
  });
});
