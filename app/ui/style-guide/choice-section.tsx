import { useState } from 'react';
import { Checkbox } from '../choice/checkbox.tsx';
import { CheckboxGroup } from '../choice/checkbox-group.tsx';
import { RadioGroup } from '../choice/radio-group.tsx';
import { Aside, Text } from '../type/text.tsx';
import { Title } from '../type/title.tsx';
import { ChaiseSofa, LoungeChair, PlanGlyph, RoundTable, StandardSofa } from './drawings.tsx';
import { Part, Specimen } from './specimen.tsx';

const sofas = [
  { value: 'standard', label: 'Standard', glyph: <PlanGlyph shape="standard" />, picture: <StandardSofa /> },
  { value: 'chaise', label: 'Chaise sectional', glyph: <PlanGlyph shape="chaise" />, picture: <ChaiseSofa /> },
  { value: 'corner', label: 'L-shaped sectional', glyph: <PlanGlyph shape="corner" />, picture: <ChaiseSofa /> },
  { value: 'sleeper', label: 'Sleeper', glyph: <PlanGlyph shape="standard" />, picture: <StandardSofa /> },
  { value: 'modular', label: 'Modular', glyph: <PlanGlyph shape="modular" />, picture: <StandardSofa /> },
];
const budgets = [
  { value: 'basic', label: 'Basic', aside: '$1,199 to $2,000' },
  { value: 'premium', label: 'Premium', aside: '$2,000 to $4,700' },
  { value: 'luxe', label: 'Luxe', aside: 'from $4,700' },
];
const pieces = [
  { value: 'chair', label: 'Lounge chair', picture: <LoungeChair />, tone: 'blush' as const },
  { value: 'table', label: 'Coffee table', picture: <RoundTable />, tone: 'oat' as const },
  {
    value: 'sofa',
    label: 'Sofa',
    note: 'already chosen',
    picture: <StandardSofa />,
    tone: 'sage' as const,
    disabled: true,
  },
];
const colours = [
  { value: 'green', label: 'Green', swatch: 'var(--pie-now)' },
  { value: 'red', label: 'Red', swatch: 'var(--clay)' },
  { value: 'neutral', label: 'Neutral', swatch: 'var(--portrait)' },
];
const places = [
  { value: 'house', label: 'House' },
  {
    value: 'apartment',
    label: 'Apartment, condo or co-op',
    note: 'Tell us the floor, and whether there’s an elevator.',
  },
  { value: 'other', label: 'Other', disabled: true },
];

export function ChoiceSection() {
  const [sofa, setSofa] = useState<string | null>('chaise');
  const [budget, setBudget] = useState<string | null>('premium');
  const [wanted, setWanted] = useState<string[]>(['table']);
  const [tones, setTones] = useState<string[]>(['green']);
  const [place, setPlace] = useState<string | null>(null);
  const [delivery, setDelivery] = useState<string | null>('white-glove');

  return (
    <Part id="choices" title="Choices">
      <Specimen name="RadioGroup, cards: the question is the first cell" wide>
        <RadioGroup
          form="cards"
          label="Which sofa shape feels right?"
          lead={
            <>
              <Title as="h3" size="question">
                Which sofa shape feels right?
              </Title>
              <Text tone="soft">Choose one. Your specialist will match it to your room’s measurements.</Text>
              <Aside title="Good to know">A chaise needs about 5 feet of depth.</Aside>
            </>
          }
          options={sofas}
          value={sofa}
          onChange={setSofa}
        />
      </Specimen>
      <Specimen name="CheckboxGroup, cards" wide>
        <CheckboxGroup form="cards" label="Anything else?" options={pieces} value={wanted} onChange={setWanted} />
      </Specimen>
      <Specimen name="CheckboxGroup, swatches" wide>
        <CheckboxGroup
          form="cards"
          columns={4}
          label="Which colors do you like?"
          options={colours}
          value={tones}
          onChange={setTones}
        />
      </Specimen>
      <Specimen name="RadioGroup, rows">
        <RadioGroup label="Your budget for the sofa" options={budgets} value={budget} onChange={setBudget} />
      </Specimen>
      <Specimen name="RadioGroup, rows, with an error">
        <RadioGroup
          label="What kind of place is it?"
          options={places}
          value={place}
          onChange={setPlace}
          error={place === null ? 'This response is required.' : undefined}
        />
      </Specimen>
      <Specimen name="CheckboxGroup, rows">
        <CheckboxGroup
          label="What would you like help with?"
          hint="Choose as many as you like."
          options={[
            { value: 'layout', label: 'The layout' },
            { value: 'light', label: 'Lamps and light' },
            { value: 'none', label: 'No thanks' },
          ]}
          value={wanted}
          onChange={setWanted}
        />
      </Specimen>
      <Specimen name="RadioGroup, pills; Checkbox">
        <RadioGroup
          form="pills"
          label="Delivery"
          options={[
            { value: 'standard', label: 'Standard', note: '3 to 4 weeks' },
            { value: 'white-glove', label: 'White glove', note: '+$189' },
          ]}
          value={delivery}
          onChange={setDelivery}
        />
        <Checkbox defaultChecked>Send me the letter, once a month</Checkbox>
        <Checkbox error="Please accept the terms to go on.">I accept the terms of service</Checkbox>
      </Specimen>
    </Part>
  );
}
