import { NavLink, Outlet } from 'react-router';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { listMail } from '#server/sandbox/mailbox/mailbox.ts';
import type { Route } from './+types/mailbox.route.ts';
import styles from './mailbox.module.css';

export const meta = () => pageTitle('Mailbox');

export const handle = { footer: 'none' } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const mails = await listMail(servicesOf(context).ctx.db);
  return {
    mails: mails.map(({ id, recipient, subject, sentAt }) => ({
      id,
      recipient,
      subject,
      sentAt: sentAt.toISOString(),
    })),
  };
}

const sent = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const sentWords = (at: string) => `${sent.format(new Date(at))} UTC`;

/** The demo's mailbox: every email the shop sent, newest first. */
export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { mails } = loaderData;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Mailbox</h1>
      <p className={styles.lead}>In the demo no mail leaves this machine. What the shop sends lands here.</p>
      <div className={styles.columns}>
        {mails.length === 0 ? (
          <EmptyState title="No mail yet">
            Sign up, pay or publish boards, and the first one will show up here.
          </EmptyState>
        ) : (
          <ol className={styles.list}>
            {mails.map(({ id, recipient, subject, sentAt }) => (
              <li key={id}>
                <NavLink to={id} className={() => styles.entry} preventScrollReset>
                  <span className={styles.subject}>{subject}</span>
                  <span className={styles.facts}>
                    {recipient} · <time dateTime={sentAt}>{sentWords(sentAt)}</time>
                  </span>
                </NavLink>
              </li>
            ))}
          </ol>
        )}
        <Outlet />
      </div>
    </div>
  );
}
