import { use } from 'react';
import { NonceContext } from '#app/shell/nonce.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { readMail } from '#server/sandbox/mailbox/mailbox.ts';
import type { Route } from './+types/mail.route.ts';
import styles from './mailbox.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const mail = await readMail(servicesOf(context).ctx.db, params.id);
  if (!mail) throw redirect('/dev/mailbox');
  const { id, recipient, subject, html, text, headers, attachments } = mail;
  // Links in the email open outside the frame.
  const based = html.replace('<head>', '<head><base target="_top">');
  // A picture that travels with the email is shown in it.
  const framed = attachments.reduce(
    (page, { name, type, base64 }) => page.replaceAll(`"cid:${name}"`, `"data:${type};base64,${base64}"`),
    based,
  );
  return { id, recipient, subject, html: framed, text, headers, attachments };
}

/** The page's rules hold in the frame too: the email's style sheet needs the nonce of the page that is open. */
function usePageNonce(): string {
  const known = use(NonceContext);
  if (known !== undefined || typeof document === 'undefined') return known ?? '';
  return document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
}

/** One email as its reader would see it. The frame is sandboxed, so an email can't run anything here. */
export default function OneMail({ loaderData: mail }: Route.ComponentProps) {
  const nonce = usePageNonce();
  return (
    <section className={styles.mail} aria-label={mail.subject}>
      <p className={styles.back}>
        <TextLink href="/dev/mailbox">All mail</TextLink>
      </p>
      <p className={styles.facts}>To {mail.recipient}</p>
      <Title as="h2" size="small">
        {mail.subject}
      </Title>
      {mail.attachments.map(({ name, type, base64 }) => (
        <p key={name} className={styles.facts}>
          <a href={`data:${type};base64,${base64}`} download={name}>
            {name}
          </a>
        </p>
      ))}
      <iframe
        key={mail.id}
        className={styles.frame}
        title={mail.subject}
        srcDoc={mail.html.replace('<style>', `<style nonce="${nonce}">`)}
        sandbox="allow-top-navigation-by-user-activation"
      />
      <details>
        <summary>As plain text</summary>
        <pre className={styles.text}>
          {Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}\n`)}
          {mail.text}
        </pre>
      </details>
    </section>
  );
}
