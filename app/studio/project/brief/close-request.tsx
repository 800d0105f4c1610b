import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { messageLimits } from '#core/message/index.ts';
import { words } from '../words.ts';
import styles from './brief-panel.module.css';

/** For a swap that shouldn't happen: the specialist says why, and the boards stay as they are. */
export function CloseRequest() {
  const pending = useNavigation().formData?.get('act') === 'close-request';
  return (
    <details>
      <summary>{words.closeRequest}</summary>
      <Form method="post" className={styles.close}>
        <input type="hidden" name="act" value="close-request" />
        <TextArea
          label={words.closeAnswer}
          hint={words.closeHint}
          name="answer"
          rows={3}
          maxLength={messageLimits.characters}
        />
        <Button type="submit" small kind="ghost" pending={pending}>
          {words.closeSend}
        </Button>
      </Form>
    </details>
  );
}
