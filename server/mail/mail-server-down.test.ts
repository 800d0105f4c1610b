import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountShop, openAccountShop } from '../account/account.test-data.ts';
import { requestPasswordReset } from '../account/sign-in/request-password-reset.ts';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { openPostOffice, type PostOffice } from '../gateways/mail/smtp.test-data.ts';
import { smtpMailer } from '../gateways/mail/smtp.ts';
import { effects } from '../jobs/effects.ts';
import { retryEffect } from '../jobs/failed.ts';
import { runEffect } from '../jobs/run-effect.ts';
import { promiseMail } from './promise-mail.ts';

const from = 'Hearthline <hello@hearthline.test>';

let shop: AccountShop;
let ctx: Ctx;
let office: PostOffice;
beforeEach(async () => {
  shop = await openAccountShop();
  office = await openPostOffice();
  ctx = { ...shop.ctx, mail: smtpMailer(office.url, { from }) };
});
afterEach(() => office.close().catch(() => undefined));

const rows = () => shop.ctx.db.select().from(outbox);
const run = async (id: string) => runEffect(ctx, effects, id).catch((error: Error) => error.message);
const messageIds = () => office.received.map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1]);

async function promised(): Promise<string> {
  const mail = { to: 'june@example.com', subject: 'Hello', title: 'Hello', paragraphs: ['Words.'], onceKey: 'hello' };
  await promiseMail(ctx, ctx.db, mail);
  const [row] = await shop.ctx.db.select().from(outbox).where(eq(outbox.onceKey, 'hello'));
  return row?.id ?? '';
}

describe('the mail server is down', () => {
  it('and people can still sign up and ask for a new password; their mails wait and arrive once', async () => {
    const port = Number(new URL(office.url).port);
    await office.close();
    await shop.signedUp('june@example.com');
    expect(await requestPasswordReset(shop.visitor, { to: 'june@example.com' })).toEqual({ ok: true });
    const waiting = await rows();
    expect(waiting).toHaveLength(3);
    for (const { id } of waiting) expect(await run(id)).toMatch(/ECONNREFUSED/);
    for (const row of await rows()) {
      expect(row).toMatchObject({ doneAt: null, failedAt: null, attempts: 1 });
      expect(row.lastError).toMatch(/ECONNREFUSED/);
    }

    office = await openPostOffice(port);
    for (const { id } of waiting) expect(await run(id)).toBe('done');
    for (const { id } of waiting) expect(await run(id)).toBe('already');
    expect(messageIds().toSorted()).toEqual(waiting.map(({ id }) => `<${id}@hearthline.test>`).toSorted());
    for (const letter of office.received) {
      expect(letter).toContain('To: june@example.com');
      expect(letter).toContain('text/plain');
      expect(letter).toContain('text/html');
    }
  });

  it('or refuses for now: it is asked again, and the reason is kept for the studio', async () => {
    const id = await promised();
    office.behaviour = 'refuses it';
    expect(await run(id)).toMatch(/451/);
    expect((await rows())[0]?.lastError).toMatch(/not now/);
    office.behaviour = 'takes it';
    expect(await run(id)).toBe('done');
    expect(office.received).toHaveLength(1);
  });

  it('or dies with the letter in hand: a person decides, and a second copy is the same letter', async () => {
    const id = await promised();
    office.behaviour = 'dies with it in hand';
    expect(await run(id)).toBe('the mail server did not answer');
    expect((await rows())[0]?.failedAt).not.toBeNull();
    expect((await rows())[0]?.lastError).toContain('don’t know whether it was sent');
    office.behaviour = 'takes it';
    expect(await run(id)).toBe('busy');
    expect(office.received).toHaveLength(1);
    await retryEffect(ctx, id);
    expect(await run(id)).toBe('done');
    expect(messageIds()).toEqual([`<${id}@hearthline.test>`, `<${id}@hearthline.test>`]);
  });

  it('or dies with the letter in hand and recognizes it the next time: it is simply sent again', async () => {
    ctx = { ...ctx, mail: smtpMailer(office.url, { from, repeatHeader: 'Repeat-Key' }) };
    const id = await promised();
    office.behaviour = 'dies with it in hand';
    expect(await run(id)).not.toBe('done');
    office.behaviour = 'takes it';
    expect(await run(id)).toBe('done');
    expect(office.received).toHaveLength(2);
    for (const letter of office.received) expect(letter).toMatch(new RegExp(`^Repeat-Key: ${id}$`, 'm'));
  });

  it('no longer: of several workers that pick a mail up at once one sends it', async () => {
    const id = await promised();
    const all = await Promise.all(Array.from({ length: 5 }, () => run(id)));
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(office.received).toHaveLength(1);
  });
});
