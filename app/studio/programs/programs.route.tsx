import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { Button } from '#app/ui/action/button.tsx';
import { PillRadios } from '#app/ui/choice/pill-radios.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { sendPayload } from '#server/api-key/send-payload.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/programs.route.ts';
import styles from './programs.module.css';
import { words } from './words.ts';

/** Never the key: it goes to the server once and doesn't come back. */
type PayloadAnswer = { sent: string } | { tried: string } | { refused: string };

export const meta = () => pageTitle(words.title);

export async function action({ context, request }: Route.ActionArgs): Promise<PayloadAnswer> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const trial = text('how') !== 'send';
  const given = { path: text('path'), key: text('key'), json: text('json'), trial };
  const done = await sendPayload(servicesOf(context).ctx, given);
  if (done.ok) return trial ? { tried: words.tried(done.message) } : { sent: done.message };
  return { refused: done.reason === 'refused' ? done.message : words.refused[done.reason] };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (refused): PayloadAnswer => ({ refused }));

const calls = Object.entries(words.calls).map(([value, label]) => ({ value, label }));

/** For staff with a key: a program's payload, tried without effect or sent. */
export default function Programs({ actionData: answer }: Route.ComponentProps) {
  const [path, setPath] = useState<string>('/addSelections');
  const doing = useNavigation().formData?.get('how');
  const sent = answer && 'sent' in answer ? answer.sent : null;

  // The call's own message, then a fresh page: the payload is done with, and so is the key.
  useEffect(() => {
    if (sent === null) return;
    window.alert(sent);
    window.location.reload();
  }, [sent]);

  return (
    <ListPage title={words.title} lead={words.lead}>
      <Form method="post" className={styles.form} aria-label={words.form} autoComplete="off">
        <PillRadios label={words.which} options={calls} value={path} onChange={setPath} />
        <input type="hidden" name="path" value={path} />
        <TextField
          label={words.key}
          name="key"
          hint={words.keyHint}
          // Not a password field: a browser would offer to save it.
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextArea
          label={words.payload}
          name="json"
          hint={words.payloadHint}
          autoComplete="off"
          spellCheck={false}
          required
        />
        {answer && 'tried' in answer && <Text role="status">{answer.tried}</Text>}
        <ActProblem problem={answer && 'refused' in answer ? answer.refused : null} answer={answer} />
        <div className={styles.acts}>
          <Button type="submit" name="how" value="try" kind="ghost" pending={doing === 'try'}>
            {words.try}
          </Button>
          <Button type="submit" name="how" value="send" pending={doing === 'send'}>
            {words.send}
          </Button>
        </div>
      </Form>
    </ListPage>
  );
}
