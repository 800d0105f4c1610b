import { portalLinkDays } from '#core/maker/index.ts';
import { productName } from '#core/settings/index.ts';
import { tooManyText } from '#core/texts/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Actor, Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { type PromisedMail, promiseMail } from '../mail/promise-mail.ts';
import { linkToPortal, opensPortal, type PortalOwner } from './portal-key.ts';
import { lockMaker, makerById } from './store.ts';

export interface PortalLink {
  makerId: string;
  key: string;
}

export interface Entered {
  actor: Extract<Actor, { kind: 'maker' }>;
  name: string;
}

/** Who came by this link. Null if it has ended or isn't ours; the answer doesn't say which. */
export async function enterByLink(
  ctx: Pick<Ctx, 'db' | 'clock' | 'secret'>,
  { makerId, key }: PortalLink,
): Promise<Entered | null> {
  const maker = await makerById(ctx.db, makerId);
  if (!maker || !opensPortal(ctx, maker, key)) return null;
  return { actor: { kind: 'maker', id: maker.id }, name: maker.name };
}

export type LinkSent = { ok: true; to: string } | { ok: false; reason: 'not-allowed' | 'unknown' | 'no-address' };

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'secret' | 'actor'>;

/** Mails a maker the link to its page. Pressed twice in a minute, it's one letter. */
export async function sendLink(ctx: Needs, makerId: string): Promise<LinkSent> {
  if (!authorise(ctx.actor, 'maker.send-link').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<LinkSent> => {
    const maker = await lockMaker(inside.db, makerId);
    if (!maker) return { ok: false, reason: 'unknown' };
    const { email } = maker;
    if (email === null) return { ok: false, reason: 'no-address' };
    await promiseMail(inside, inside.db, linkMail(inside, { ...maker, email }));
    // The log outlives addresses, so it names the maker only.
    await appendAudit(inside, { act: 'maker.send-link', subject: { kind: 'maker', id: makerId } });
    return { ok: true, to: email };
  });
}

export type LinkAsked = { ok: true } | { ok: false; reason: 'too-many'; message: string };

/**
 * A new link for someone whose link has ended. It goes to the address on record and nowhere else, and the answer is the
 * same whether there is such a maker or not.
 */
export async function askForLink(ctx: Needs & Pick<Ctx, 'address'>, makerId: string): Promise<LinkAsked> {
  const allowed = await takeTry(ctx, 'makersLink', { account: makerId });
  if (!allowed.ok) return { ok: false, reason: 'too-many', message: tooManyText(allowed.retryAfterSeconds) };
  await inTransaction(ctx, async (inside) => {
    const maker = await lockMaker(inside.db, makerId);
    if (!maker || maker.email === null) return;
    await promiseMail(inside, inside.db, linkMail(inside, { ...maker, email: maker.email }));
    await appendAudit(inside, { act: 'maker.ask-for-link', subject: { kind: 'maker', id: makerId } });
  });
  return { ok: true };
}

const minute = 60_000;

function linkMail(ctx: Pick<Ctx, 'secret' | 'clock'>, maker: PortalOwner & { email: string }): PromisedMail {
  return {
    to: maker.email,
    subject: `Your page at ${productName}`,
    title: 'Your orders in one place',
    paragraphs: [
      'On your page, you can see and confirm every open order and enter tracking numbers. You can also send us your stock and prices as a file.',
      `The link is just for you. It works for ${portalLinkDays} days. After that, the page can email you a new one.`,
    ],
    button: { label: 'Open your page', href: linkToPortal(ctx, maker) },
    closing: `You get this email because ${productName} sells your furniture.`,
    onceKey: `maker-link:${maker.id}:${maker.email}:${maker.linkVersion}:${Math.floor(ctx.clock.now().getTime() / minute)}`,
  };
}
