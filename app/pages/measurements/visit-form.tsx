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

interface VisitFormProps {
  rooms: readonly RoomToMeasure[];
  /** The preselected room. */
  wanted: string | null;
  zip: string;
  days: { first: string; last: string };
  complaint: string | null;
}

/** Preferred days for one of the rooms. They can be changed until we have set a day. */
export function VisitForm({ rooms, wanted, zip, days, complaint }: VisitFormProps) {
  const [chosen, setChosen] = useState(wanted);
  const pending = useNavigation().state !== 'idle';
  const room = rooms.find(({ surveyId }) => surveyId === chosen) ?? rooms[0];
  if (!room) return null;
  const { visit } = room;
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
          {complaint && <ErrorSummary heading={text('form.problem')} message={complaint} />}
          <input type="hidden" name="survey" value={room.surveyId} />
          <TextField
            label={words.zip}
            name="zip"
            defaultValue={visit?.zip || room.zip || zip}
            autoComplete="postal-code"
            {...zipInput}
          />
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
              />
            ))}
          </div>
          <TextArea
            label={words.note}
            name="note"
            optional
            rows={2}
            maxLength={visitTerms.longestNote}
            placeholder={words.notePlaceholder}
            defaultValue={visit?.note ?? ''}
          />
          <Button type="submit" pending={pending} className={styles.send}>
            {visit?.state === 'requested' ? words.sendAgain : words.send}
          </Button>
        </Form>
      )}
    </div>
  );
}
