import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { zipInput } from '#core/places/index.ts';
import { text } from '#core/texts/index.ts';
import { visitTerms } from '#core/visit/index.ts';
import styles from './measurements.module.css';
import { type RoomToMeasure, VisitState } from './visit-state.tsx';
import { measurementsWords } from './words.ts';

const words = measurementsWords.visit;

export type VisitField = 'street' | 'zip' | 'phone' | 'day' | 'note';

interface VisitFormProps {
  rooms: readonly RoomToMeasure[];
  /** The preselected room. */
  wanted: string | null;
  zip: string;
  days: { first: string; last: string };
  refusal: { message: string | null; field: VisitField | null } | undefined;
}

/** Where to come and the preferred days, for one of the rooms. Both can be changed until we have set a day. */
export function VisitForm({ rooms, wanted, zip, days, refusal }: VisitFormProps) {
  const [chosen, setChosen] = useState(wanted);
  const pending = useNavigation().state !== 'idle';
  const room = rooms.find(({ surveyId }) => surveyId === chosen) ?? rooms[0];
  if (!room) return null;
  const { visit } = room;
  const errorOf = (field: VisitField) => (refusal?.field === field ? refusal.message : undefined);
  const isOpen = visit === null || visit.state === 'requested' || visit.state === 'cancelled';
  return (
    <div className={styles.visit}>
      {rooms.length > 1 && (
        <Select
          label={words.room}
          options={rooms.map(({ surveyId, name }) => ({ value: surveyId, label: name }))}
          value={room.surveyId}
          onChange={setChosen}
        />
      )}
      {visit && <VisitState surveyId={room.surveyId} visit={visit} pending={pending} />}
      {isOpen && (
        <Form key={room.surveyId} method="post" preventScrollReset noValidate className={styles.form}>
          {refusal?.message && (
            <ErrorSummary heading={text('form.problem')} message={refusal.message} answer={refusal} />
          )}
          <input type="hidden" name="survey" value={room.surveyId} />
          <TextField
            label={words.street}
            hint={words.homeHint}
            name="street"
            defaultValue={visit?.street ?? ''}
            autoComplete="street-address"
            maxLength={visitTerms.longestStreet}
            error={errorOf('street')}
          />
          <div className={styles.pair}>
            <TextField
              label={words.zip}
              name="zip"
              defaultValue={visit?.zip || room.zip || zip}
              autoComplete="postal-code"
              {...zipInput}
              error={errorOf('zip')}
            />
            <TextField
              label={words.phone}
              name="phone"
              type="tel"
              defaultValue={visit?.phone ?? ''}
              autoComplete="tel"
              maxLength={24}
              error={errorOf('phone')}
            />
          </div>
          <div className={styles.days}>
            {words.days.slice(0, visitTerms.preferredDays).map((label, index) => (
              <TextField
                key={label}
                label={label}
                name="day"
                type="date"
                min={days.first}
                max={days.last}
                optional={index > 0}
                defaultValue={visit?.preferredDays[index] ?? ''}
                error={index === 0 && errorOf('day')}
              />
            ))}
          </div>
          <TextArea
            label={words.note}
            name="note"
            optional
            rows={2}
            maxLength={visitTerms.longestNote}
            hint={words.noteHint}
            defaultValue={visit?.note ?? ''}
            error={errorOf('note')}
          />
          <Button type="submit" pending={pending} className={styles.send}>
            {visit?.state === 'requested' ? words.sendAgain : words.send}
          </Button>
        </Form>
      )}
    </div>
  );
}
