import { z } from 'zod';
import { orderPartWords } from '#app/parts/order/words.ts';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { WholeText } from '#app/parts/studio-list/written-text.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useAct } from '#app/shell/acts/use-act.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { Text } from '#app/ui/type/text.tsx';
import { type ContactAct, contactLifecycle, contactLimits, contactTopics } from '#core/contact/index.ts';
import { answerMessage } from '#server/contact/answer-message.ts';
import { getMessage } from '#server/contact/get-message.ts';
import { sortMessage } from '#server/contact/sort-message.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/message.route.ts';
import styles from './message.module.css';
import { inboxWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const message = await getMessage(ctx, params.messageId);
  if (!message) throw redirect('/studio/contact');
  return { message, formId: ctx.ids.token() };
}

const asked = z.union([
  z.object({ act: z.literal('answer'), words: z.string(), formId: z.string().regex(/^[\w-]{8,64}$/) }),
  z.object({ act: z.enum(['close', 'reopen', 'mark as spam']) }),
]);

export async function action({ request, params, context }: Route.ActionArgs): Promise<InboxAnswer> {
  const read = asked.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return { ok: false, message: words.failed };
  const { ctx } = servicesOf(context);
  const id = params.messageId;
  if (read.data.act === 'answer') {
    const answered = await answerMessage(ctx, { id, words: read.data.words, formId: read.data.formId });
    if (answered.ok) return { ok: true, message: words.sent };
    return { ok: false, message: answered.reason === 'invalid' ? answered.problem : refusal(answered.reason) };
  }
  const sorted = await sortMessage(ctx, { id, act: read.data.act });
  return sorted.ok ? { ok: true, message: words.done[read.data.act] } : { ok: false, message: refusal(sorted.reason) };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): InboxAnswer => ({ ok: false, message }));

const refusal = (reason: 'not-allowed' | 'unknown' | 'changed') =>
  reason === 'changed' ? words.changed : words.failed;

export default function Message({ loaderData: { message, formId } }: Route.ComponentProps) {
  const acts = contactLifecycle.actsFrom(message.state);
  const { topic, email, receivedAt, state } = message;
  const facts = [contactTopics[topic], orderPartWords.day(receivedAt), words.states[state]];
  return (
    <DetailPage
      back={{ href: '/studio/contact', label: words.back }}
      title={words.wrote(message.name)}
      lead={
        <>
          <p>
            <TextLink inline href={`/studio/customers?q=${encodeURIComponent(email)}`}>
              {email}
            </TextLink>{' '}
            · {facts.join(' · ')}
          </p>
          {message.state === 'spam' && <p>{words.spam}</p>}
        </>
      }
      narrow
    >
      <WholeText text={message.message} />
      {message.answers.length > 0 && (
        <ol className={styles.answers}>
          {message.answers.map((answer) => (
            <li key={answer.id}>
              <Text size="small" tone="soft">
                {words.answered(answer.by, orderPartWords.day(answer.answeredAt))}
              </Text>
              <div className={styles.answer}>{answer.words}</div>
            </li>
          ))}
        </ol>
      )}
      {acts.includes('answer') && <AnswerForm key={formId} formId={formId} email={message.email} />}
      <SortButtons acts={acts.filter((act) => act !== 'answer')} />
    </DetailPage>
  );
}

function AnswerForm({ email, formId }: { email: string; formId: string }) {
  const { Form, data, pending, problem } = useAct<InboxAnswer>();
  const field = useInView<HTMLTextAreaElement>(problem, { answer: data });
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="act" value="answer" />
      <input type="hidden" name="formId" value={formId} />
      <TextArea
        ref={field}
        label={words.answer}
        name="words"
        rows={6}
        hint={words.answerHint(email)}
        maxLength={contactLimits.characters}
        error={problem ?? undefined}
      />
      <Button type="submit" pending={pending}>
        {words.send}
      </Button>
    </Form>
  );
}

interface InboxAnswer {
  ok: boolean;
  message: string;
}

/** Sorts the message. Everything here can be undone, so nothing asks for confirmation. */
function SortButtons({ acts }: { acts: readonly Exclude<ContactAct, 'answer'>[] }) {
  const { Form, data, pending, problem } = useAct<InboxAnswer>();
  return (
    <Form method="post" className={styles.acts}>
      {acts.map((act) => (
        <Button key={act} type="submit" name="act" value={act} kind="ghost" small disabled={pending}>
          {words.acts[act]}
        </Button>
      ))}
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
