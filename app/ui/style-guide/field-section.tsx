import { useState } from 'react';
import { TextLink } from '../action/text-link.tsx';
import { FileDrop } from '../field/file-drop.tsx';
import { NumberField } from '../field/number-field.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { SearchField } from '../field/search-field.tsx';
import { Select } from '../field/select.tsx';
import { Slider } from '../field/slider.tsx';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import { Part, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

const states = [
  { value: 'CT', label: 'Connecticut' },
  { value: 'MA', label: 'Massachusetts' },
  { value: 'NJ', label: 'New Jersey' },
  { value: 'NY', label: 'New York' },
  { value: 'PR', label: 'Puerto Rico' },
];

export function FieldSection() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<string | null>('MA');
  const [none, setNone] = useState<string | null>(null);
  const [feet, setFeet] = useState<number | null>(14);
  const [inches, setInches] = useState<number | null>(null);
  const [bold, setBold] = useState(5);
  const [names, setNames] = useState<string[]>([]);

  return (
    <Part id="fields" title="Fields">
      <Specimen name="TextField: plain, answered, optional, disabled">
        <div className={styles.fields}>
          <TextField label="Full name" defaultValue="June Tran" autoComplete="off" />
          <TextField label="Zip code" defaultValue="02143" good="Somerville, Massachusetts" inputMode="numeric" />
          <TextField label="Apt" optional hint="So the driver rings once." />
          <TextField label="Email" defaultValue="june@example.com" disabled />
        </div>
      </Specimen>
      <Specimen name="TextField with an error; PasswordField">
        <div className={styles.fields}>
          <TextField label="Email" type="email" defaultValue="june@" error="Please enter a valid email address" />
          <PasswordField
            label="Password"
            defaultValue="hearthline"
            autoComplete="off"
            aside={
              <TextLink href="#fields" soft>
                Forgot password?
              </TextLink>
            }
          />
        </div>
      </Specimen>
      <Specimen name="TextArea with a live count">
        <div className={styles.fields}>
          <TextArea
            label="What’s along wall A?"
            defaultValue="Two windows, the radiator between them, and a door to the garden."
            maxLength={120}
            hint="Windows, doors, radiators."
          />
          <TextArea label="Notes on your room" error="This response is required." maxLength={300} />
        </div>
      </Specimen>
      <Specimen name="Select: chosen, empty with an error">
        <div className={styles.fields}>
          <Select label="Delivery state" options={states} value={state} onChange={setState} />
          <Select
            label="Billing state"
            options={states}
            value={none}
            onChange={setNone}
            error={none === null ? 'A shipping state is required.' : undefined}
          />
        </div>
      </Specimen>
      <Specimen name="NumberField">
        <div className={styles.pair}>
          <NumberField label="Wall A, feet" value={feet} onChange={setFeet} least={0} unit="ft" />
          <NumberField label="Inches" value={inches} onChange={setInches} least={0} most={11} unit="in" />
        </div>
      </Specimen>
      <Specimen name="SearchField">
        <SearchField label="Search all pieces" value={search} onChange={setSearch} shortcut="/" />
      </Specimen>
      <Specimen name="Slider">
        <Slider label="How bold can we be?" value={bold} onChange={setBold} ends={['Keep it calm', 'Surprise me']} />
      </Specimen>
      <Specimen name="FileDrop">
        <FileDrop
          label="Photos of your room"
          button="Choose photos"
          hint={names.length === 0 ? 'JPEG, PNG, HEIC and others, up to 25 MB each.' : names.join(', ')}
          accept={['image/*']}
          onFiles={(files) => setNames(files.map((file) => file.name))}
        >
          Drop photos of your room here
        </FileDrop>
      </Specimen>
    </Part>
  );
}
