import { Form, useNavigation } from 'react-router';
import { keepText, useKeptText } from '#app/parts/message/use-kept-text.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { messageLimits } from '#core/message/index.ts';
import styles from './brief-panel.module.css';
import { briefWords } from './brief-words.ts';

const keptAs = (surveyId: string) => `close-request:${surveyId}`;

/** The answer was sent: the next request begins without it. */
export const forgetAnswer = (surveyId: string): void => keepText(keptAs(surveyId), '');

/** For a swap that shouldn't happen: the specialist says why, and the boards stay as they are. */
export function CloseRequest({ surveyId }: { surveyId: string }) {
  const [answer, setAnswer] = useKeptText(keptAs(surveyId));
  const pending = useNavigation().formData?.get('act') === 'close-request';
  if (!useMay()('board.publish')) return null;
  return (
    <details>
      <summary>{briefWords.closeRequest}</summary>
      <Form method="post" className={styles.close}>
        <input type="hidden" name="act" value="close-request" />
        <TextArea
          label={briefWords.closeAnswer}
          hint={briefWords.closeHint}
          name="answer"
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          rows={3}
          maxLength={messageLimits.characters}
        />
        <Button type="submit" small kind="ghost" pending={pending}>
          {briefWords.closeSend}
        </Button>
      </Form>
    </details>
  );
}
