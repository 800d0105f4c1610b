import { Receipt } from '#app/parts/order/receipt.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { ArrowLeftIcon } from '#app/ui/icon/acts.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { productName } from '#core/settings/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { getOrder } from '#server/order/records/get-order.ts';
import type { Route } from './+types/receipt.route.ts';
import styles from './receipt.module.css';
import { SentBackSection } from './sent-back-section.tsx';
import { receiptWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export const handle = { footer: 'slim' } satisfies RouteHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const order = await getOrder(ctx, params.orderId);
  if (!order) throw redirect('/orders');
  const { legalName, postalAddress } = ctx.company;
  return { order, company: { legalName, postalAddress } };
}

/** The receipt alone, for printing. */
export default function OrderReceipt({ loaderData }: Route.ComponentProps) {
  const { order, company } = loaderData;
  return (
    <Wrap className={styles.page}>
      <div className={styles.tools}>
        <TextLink href={`/orders/${order.id}`} soft>
          <ArrowLeftIcon small /> {words.back}
        </TextLink>
        <div className={styles.buttons}>
          <TextLink href={`/orders/${order.id}/receipt.pdf`} soft download>
            {words.pdf}
          </TextLink>
          <Button small onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <Title as="h1" size="heading">
            {productName}
          </Title>
          <Text size="small" tone="soft">
            {company.legalName}, {company.postalAddress}
          </Text>
          <Text size="small">{order.paidAt && words.paidOn(orderPartWords.day(order.paidAt))}</Text>
        </header>
        <Receipt order={order} />
        <SentBackSection order={order} />
      </article>
    </Wrap>
  );
}
