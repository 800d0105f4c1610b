import { Form, useNavigation } from 'react-router';
import { useKeptText } from '#app/parts/message/use-kept-text.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { messageLimits } from '#core/message/index.ts';
import styles from './brief-panel.module.css';
import { briefWords } from './brief-words.ts';

/** For a swap that shouldn't happen: the specialist says why, and the boards stay as they are. */
export function CloseRequest({ surveyId }: { surveyId: string }) {
  const [answer, setAnswer] = useKeptText(`close-request:${surveyId}`);
  const pending = useNavigation().formData?.get('act') === 'close-request';
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
