import { data } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { homeFaq } from '#content/faq/index.ts';
import type { Company } from '#content/legal/section.ts';
import { contactTrapField } from '#core/contact/index.ts';
import { issueStamp } from '#server/contact/form-stamp.ts';
import { receiveMessage } from '#server/contact/receive-message.ts';
import { waysToReach } from '#server/contact/ways-to-reach.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/contact.route.ts';
import styles from './contact.module.css';
import { type ContactAnswer, ContactForm } from './contact-form.tsx';
import { contactWords } from './words.ts';

export const meta = () => pageTitle(contactWords.title, contactWords.description);

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, config } = servicesOf(context);
  const stamp = issueStamp(ctx.secret, { formId: ctx.ids.next('form'), issuedAt: ctx.clock.now() });
  const { actor } = ctx;
  const person = actor.kind === 'account' ? { name: actor.firstName, email: actor.email } : { name: '', email: '' };
  return { stamp, person, company: waysToReach(config) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, config } = servicesOf(context);
  const form = await request.formData();
  const { fields, stamp } = givenIn(form);
  const inbox = waysToReach(config).email;
  const received = await receiveMessage(ctx, { fields, stamp, trap: String(form.get(contactTrapField) ?? ''), inbox });
  if (received.ok) return { ok: true } satisfies ContactAnswer;
  const kept = { ok: false, fields, stamp } as const;
  if (received.reason === 'invalid') {
    return data({ ...kept, problems: received.problems } satisfies ContactAnswer, { status: 400 });
  }
  const message = contactWords.tooMany(Math.ceil(received.retryAfterSeconds / 60));
  const headers = { 'Retry-After': String(received.retryAfterSeconds) };
  return data({ ...kept, problems: {}, message } satisfies ContactAnswer, { status: 429, headers });
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, async (message, sent): Promise<ContactAnswer> => {
    return { ok: false, ...givenIn(await sent.formData()), problems: {}, message };
  });

function givenIn(form: FormData) {
  const given = (name: string) => String(form.get(name) ?? '');
  const fields = { name: given('name'), email: given('email'), topic: given('topic'), message: given('message') };
  return { fields, stamp: given('stamp') };
}

export default function Contact({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const { stamp, person, company } = loaderData;
  return (
    <>
      <PageHead title={contactWords.title} lead={contactWords.lead} />
      <Wrap className={styles.page}>
        <ContactForm key={stampOf(actionData, stamp)} stamp={stamp} person={person} answer={actionData} />
        <Ways company={company} />
      </Wrap>
    </>
  );
}

/** After a message is sent, the next form is a new one. After a refusal, the filled-in one stays. */
const stampOf = (answer: ContactAnswer | undefined, stamp: string) => (answer === undefined ? stamp : 'answered');

/** Other ways to reach a person, and questions that don't need one. */
function Ways({ company }: { company: Company }) {
  const { phone, email, postalAddress, legalName } = company;
  const { prices } = useShopFacts();
  return (
    <aside className={styles.ways}>
      <dl className={styles.list}>
        <div>
          <dt>{contactWords.ways.phone}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{contactWords.ways.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{contactWords.ways.post}</dt>
          <dd>
            {legalName}
            <br />
            {postalAddress}
          </dd>
        </div>
      </dl>
      <div>
        <p className={styles.heading}>{contactWords.firstLook}</p>
        <ul>
          {homeFaq(prices)
            .slice(5, 8)
            .map(({ id, topic, question }) => (
              <li key={id}>
                <TextLink soft href={`/support#${topic}`}>
                  {question}
                </TextLink>
              </li>
            ))}
        </ul>
      </div>
    </aside>
  );
}
