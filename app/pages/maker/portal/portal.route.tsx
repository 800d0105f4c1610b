import { data } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { tooManyText } from '#core/texts/index.ts';
import type { Ctx } from '#server/context.ts';
import { applyMakersFile, type MakersReport, previewMakersFile } from '#server/feed/makers-file.ts';
import { listMakersRuns } from '#server/feed/read-feed.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { askForLink, enterByLink, type PortalLink } from '#server/maker/portal.ts';
import { listMakersOrders, type MakersOrder } from '#server/purchase-order/makers-orders.ts';
import type { Route } from './+types/portal.route.ts';
import { EndedLink } from './ended-link.tsx';
import styles from './portal.module.css';
import { PortalOrders } from './portal-orders.tsx';
import { PortalRuns } from './portal-runs.tsx';
import { PortalUpload } from './portal-upload.tsx';
import { fileWords, systemWords, portalWords as words } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'key' });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageTitle(
    loaderData?.portal
      ? words.title(loaderData.portal.maker)
      : words.closed[loaderData?.isNone ? 'none' : 'ended'].title,
  );

const linkOf = (request: Request, makerId: string): PortalLink => ({
  ...{ makerId, key: new URL(request.url).searchParams.get('key') ?? '' },
});

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const link = linkOf(request, params.makerId);
  const entered = await enterByLink(ctx, link);
  const own = entered && { ...ctx, actor: entered.actor };
  const orders = own && (await listMakersOrders(own));
  // An order's page leads back here by the same key.
  const leadingBack = (order: MakersOrder) => ({
    ...order,
    href: `${order.href}&portal=${encodeURIComponent(link.key)}`,
  });
  const portal = own &&
    orders && {
      ...{ maker: entered.name, runs: await listMakersRuns(own) },
      orders: {
        open: { ...orders.open, rows: orders.open.rows.map(leadingBack) },
        closed: { ...orders.closed, rows: orders.closed.rows.map(leadingBack) },
      },
    };
  const isNone = link.key === '';
  return data({ portal, isNone }, { status: portal || isNone ? 200 : 404, headers: { 'Cache-Control': 'no-store' } });
}

export interface PortalAnswer {
  ok: boolean;
  message: string;
  /** What a file would do, or did. */
  file?: { report: MakersReport; isDone: boolean };
}

const refused = (message: string): PortalAnswer => ({ ok: false, message });

export async function action({ request, params, context }: Route.ActionArgs): Promise<PortalAnswer> {
  const { ctx } = servicesOf(context);
  const entered = await enterByLink(ctx, linkOf(request, params.makerId));
  const form = await request.formData();
  if (form.get('act') !== 'ask') {
    return entered ? upload({ ...ctx, actor: entered.actor }, form) : refused(fileWords.ended);
  }
  const asked = await askForLink(ctx, params.makerId);
  return asked.ok ? { ok: true, message: words.asked } : refused(asked.message);
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, refused);

async function upload(ctx: Ctx, form: FormData): Promise<PortalAnswer> {
  const given = form.get('file');
  if (!(given instanceof File)) return refused(fileWords.failed);
  const file = { name: given.name, text: await given.text() };
  let message = '';
  if (form.get('act') === 'apply') {
    const applied = await applyMakersFile(ctx, { file, stamp: String(form.get('stamp') ?? '') });
    if (applied.ok && applied.state === 'unchanged') return { ok: true, message: fileWords.unchanged };
    if (applied.ok) return { ok: true, message: fileWords.received, file: { report: applied.report, isDone: true } };
    if (applied.reason !== 'changed') return refused(sayWhy(applied));
    message = fileWords.changedSince;
  }
  const looked = await previewMakersFile(ctx, { file });
  if (!looked.ok) return refused(sayWhy(looked));
  return { ok: message === '', message, file: { report: looked.report, isDone: false } };
}

const sayWhy = (refusal: { reason: string; message?: string; retryAfterSeconds?: number }): string => {
  const { message, retryAfterSeconds } = refusal;
  return retryAfterSeconds === undefined ? (message ?? fileWords.ended) : tooManyText(retryAfterSeconds);
};

/** A maker's own page, which it reaches from our mail: all its orders, and its stock and prices. */
export default function MakerPortal({ loaderData: { portal, isNone }, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  if (!portal) {
    return (
      <Wrap className={styles.page}>
        <EndedLink isNone={isNone} answer={answer} />
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <Title as="h1" size="section">
          {words.title(portal.maker)}
        </Title>
        <Text tone="soft">{words.lead}</Text>
      </div>
      <PortalOrders orders={portal.orders} />
      <section className={styles.section} aria-labelledby="files">
        <Title as="h2" size="small" id="files">
          {fileWords.title}
        </Title>
        <div>
          <Text>{fileWords.lead}</Text>
          <Text>{fileWords.rule}</Text>
        </div>
        <PortalUpload />
        <Title as="h3" size="plain">
          {fileWords.runs}
        </Title>
        <PortalRuns runs={portal.runs} />
      </section>
      <section className={styles.section} aria-labelledby="system">
        <Title as="h2" size="small" id="system">
          {systemWords.title}
        </Title>
        <Text>{systemWords.lead}</Text>
        <div>
          <TextLink href="/api/docs#getApiMakerOrders" target="_blank">
            {systemWords.docs}
          </TextLink>
        </div>
      </section>
    </Wrap>
  );
}
