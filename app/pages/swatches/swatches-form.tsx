import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { MaterialSample } from '#app/parts/selection/material-sample.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { CheckboxGroup } from '#app/ui/choice/checkbox-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { sanitiseZip, stateNameOfZip, zipInput } from '#core/places/index.ts';
import { type Fabric, type SwatchProblems, swatchLimits, type TypedSwatchRequest } from '#core/swatch/index.ts';
import { text } from '#core/texts/index.ts';
import type { KnownPerson } from '#server/swatch/order-swatches.ts';
import styles from './swatches.module.css';
import { swatchesWords as words } from './words.ts';

export type SwatchesAnswer =
  | { ok: true }
  | {
      ok: false;
      typed: TypedSwatchRequest & { formId: string };
      problems: SwatchProblems;
      message?: string;
      /** This address asked not long ago. */
      isRecent?: boolean;
    };

interface SwatchesFormProps {
  fabrics: readonly Fabric[];
  /** From the page the visitor came from. */
  chosen: readonly string[];
  person: KnownPerson;
  formId: string;
  answer: SwatchesAnswer | undefined;
}

export function SwatchesForm({ fabrics, chosen, person, formId, answer }: SwatchesFormProps) {
  const refused = answer?.ok === false ? answer : null;
  const [picked, setPicked] = useState<readonly string[]>(refused?.typed.fabrics ?? chosen);
  // The first form's id stays through a refusal, so that pressing twice is one request.
  const [sentAs] = useState(refused?.typed.formId || formId);
  const pending = useNavigation().formAction === '/swatches';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer?.ok === false) showFirstProblem(form.current);
  }, [answer]);
  if (answer?.ok) return <Thanks />;
  if (fabrics.length === 0) return <Text>{words.empty}</Text>;
  const { problems = {}, message } = refused ?? {};
  const typed = refused?.typed ?? person;
  return (
    <Form ref={form} method="post" noValidate className={styles.form}>
      <input type="hidden" name="formId" value={sentAs} />
      <CheckboxGroup
        label={words.fabrics}
        name="fabric"
        form="cards"
        columns={5}
        options={optionsOf(fabrics, picked)}
        value={picked}
        onChange={setPicked}
        error={problems.fabrics}
      />
      <Text role="status" size="small">
        {words.chosen(picked.length)}
        {picked.length >= swatchLimits.most && `. ${words.full}`}
      </Text>
      <Title as="h2" size="heading">
        {words.address}
      </Title>
      <AddressFields typed={typed} problems={problems} />
      {/* Read out and scrolled to when it appears. */}
      <div role="alert" tabIndex={-1} className={styles.problem}>
        {message ?? (Object.keys(problems).length > 0 ? text('form.problem') : '')}
        {refused?.isRecent && (
          <>
            {' '}
            <TextLink href="/contact" inline>
              {words.contact}
            </TextLink>
          </>
        )}
      </div>
      <Button type="submit" pending={pending}>
        {words.send}
      </Button>
    </Form>
  );
}

const optionsOf = (fabrics: readonly Fabric[], picked: readonly string[]) =>
  fabrics.map(({ id, name, isLeather, swatch }) => ({
    ...{ value: id, label: name, note: isLeather ? words.leather : words.fabric },
    // On one plain ground: a wall and a floor would look like a torn edge around so small a picture.
    lies: true,
    disabled: picked.length >= swatchLimits.most && !picked.includes(id),
    picture: swatch && (
      <span className={styles.swatch}>
        <MaterialSample made={isLeather ? 'leather' : 'cloth'} swatch={swatch} />
      </span>
    ),
  }));

function AddressFields({ typed, problems }: { typed: KnownPerson; problems: SwatchProblems }) {
  const [zip, setZip] = useState(typed.zip);
  const place = stateNameOfZip(sanitiseZip(zip));
  const field = (name: keyof KnownPerson, autoComplete: string) => ({
    ...{ id: name, name, label: words[name], autoComplete, error: problems[name] },
  });
  return (
    <div className={styles.fields}>
      <TextField {...field('name', 'shipping name')} defaultValue={typed.name} />
      <TextField {...field('email', 'email')} type="email" defaultValue={typed.email} hint={words.emailHint} />
      <TextField {...field('line1', 'shipping address-line1')} defaultValue={typed.line1} />
      <TextField {...field('line2', 'shipping address-line2')} optional defaultValue={typed.line2} />
      <TextField
        {...field('zip', 'shipping postal-code')}
        {...zipInput}
        value={zip}
        onChange={(event) => setZip(event.target.value)}
        good={place === 'none' ? undefined : place}
      />
      <TextField {...field('city', 'shipping address-level2')} defaultValue={typed.city} />
    </div>
  );
}

function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <Title ref={heading} as="h2" size="heading" tabIndex={-1}>
        {words.thanks}
      </Title>
      <Text>{words.thanksWords}</Text>
      <LinkButton href="/furniture">{words.browse}</LinkButton>
    </div>
  );
}
