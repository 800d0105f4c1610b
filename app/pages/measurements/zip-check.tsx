import { Form } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { zipInput } from '#core/places/index.ts';
import { text } from '#core/texts/index.ts';
import styles from './measurements.module.css';
import { measurementsWords } from './words.ts';

const words = measurementsWords.onSite;

/** Do we serve this zip? A GET form, so it works before hydration. */
export function ZipCheck({ zip, served }: { zip: string; served: boolean | null }) {
  return (
    <Form method="get" preventScrollReset className={styles.zip} noValidate>
      <TextField
        label={words.zip}
        name="zip"
        defaultValue={zip}
        autoComplete="postal-code"
        {...zipInput}
        {...(served === true ? { good: words.served } : {})}
        {...(served === false ? { error: text('onSite.notAvailable') } : {})}
        {...(served === null ? { hint: words.area } : {})}
      />
      <Button type="submit" kind="ghost">
        {words.check}
      </Button>
    </Form>
  );
}
