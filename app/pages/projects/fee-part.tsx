import { Form } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { feeTerms } from '#core/fee/index.ts';
import type { FeeFacts } from '#server/fee/fee-of-account.ts';
import styles from './projects.module.css';
import { RoomsUsed } from './rooms-used.tsx';
import { projectsWords as words } from './words.ts';

/** What the fee still covers: rooms, until when, and the credit; and the way to another room. */
export function FeePart({ fee }: { fee: FeeFacts }) {
  return (
    <div className={styles.fee}>
      <RoomsUsed used={feeTerms.rooms - fee.roomsLeft} of={feeTerms.rooms}>
        {fee.words.rooms}
      </RoomsUsed>
      <Text tone="soft" size="small">
        {fee.words.validity}
      </Text>
      <Text tone="soft" size="small">
        {fee.words.credit}
      </Text>
      {fee.roomsLeft > 0 && (
        <Form method="post">
          <Button type="submit" kind="ghost" small>
            {words.addRoom}
          </Button>
        </Form>
      )}
    </div>
  );
}
