import { type ReactNode, useState } from 'react';
import { data } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useAct } from '#app/shell/acts/use-act.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { can } from '#core/account/index.ts';
import { toDollars } from '#core/money/index.ts';
import { stateName } from '#core/places/index.ts';
import { type Settings, statesToWarnOf, type TaxRow, taxMarks, taxRows } from '#core/settings/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { editSettings } from '#server/settings/edit-settings.ts';
import { getSettings } from '#server/settings/get-settings.ts';
import type { Route } from './+types/settings.route.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { readSettingsForm, type SettingsPart, settingOf, switchNames } from './read-settings-form.ts';
import styles from './settings.module.css';
import { PricesSection, SettingsShown } from './settings-shown.tsx';
import { TaxWarning } from './tax-warning.tsx';
import { settingsWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, config } = servicesOf(context);
  const settings = await getSettings(ctx);
  const mayEdit = ctx.actor.kind === 'account' && can(ctx.actor.role, 'settings.edit');
  return { settings, mayEdit, unsettled: statesToWarnOf(settings, config.mode) };
}

export interface SettingsAnswer {
  ok: boolean;
  part: SettingsPart | null;
  message: string;
  problems: Record<string, string>;
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = readSettingsForm(await request.formData());
  const refused = (message: string, problems: Record<string, string> = {}) =>
    data({ ok: false, part: read.part, message, problems } satisfies SettingsAnswer, 422);
  if (!read.ok) return refused(words.failed, read.problems);
  const { ctx } = servicesOf(context);
  const edited = proved(await editSettings(ctx, { patch: read.patch, seen: { [settingOf[read.part]]: read.seen } }));
  if (edited.ok) {
    return data({ ok: true, part: read.part, message: words.saved, problems: {} } satisfies SettingsAnswer);
  }
  if (edited.reason !== 'invalid') return refused(edited.reason === 'changed' ? words.changed : words.adminsOnly);
  const problems = Object.fromEntries(edited.problems.map(({ path, message }) => [nameOf(path), message]));
  return refused(words.failed, problems);
}

/** The field that a problem belongs to. An item of a list belongs to its list. */
const nameOf = (path: string) =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1);

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): SettingsAnswer => ({ ok: false, part: null, message, problems: {} }));

export default function StudioSettings({ loaderData: { settings, mayEdit, unsettled } }: Route.ComponentProps) {
  const { volumeThresholdCents } = useShopFacts().prices;
  if (!mayEdit) return <SettingsShown settings={settings} />;
  return (
    <ListPage title={words.title} lead={words.lead}>
      <TaxWarning states={unsettled} />
      <PricesSection />
      <SettingsSection part="discount" title={words.discount} seen={settings.selectionDiscountPercent}>
        {(problems) => (
          <TextField
            label={words.discountPercent}
            name="percent"
            inputMode="decimal"
            hint={words.discountHint(volumeThresholdCents)}
            defaultValue={settings.selectionDiscountPercent}
            error={problems.selectionDiscountPercent && words.discountProblem}
          />
        )}
      </SettingsSection>
      <DollarSection
        part="promise"
        title={words.promise}
        name="credit"
        label={words.promiseCredit}
        hint={words.promiseHint}
        cents={settings.promiseCreditCents}
        problem={words.promiseProblem}
      />
      <DollarSection
        part="second-person"
        title={words.secondPerson}
        name="limit"
        label={words.secondPersonLimit}
        hint={words.secondPersonHint}
        cents={settings.secondPersonCents}
        problem={words.secondPersonProblem}
      />
      <SettingsSection
        part="deliveries"
        title={words.deliveries}
        hint={words.deliveriesHint}
        seen={settings.deliveries}
      >
        {(problems) => <DeliveryFields deliveries={settings.deliveries} problems={problems} />}
      </SettingsSection>
      <SettingsSection
        part="tax"
        title={words.tax}
        hint={words.taxHint}
        acts={<TextLink href="/studio/settings/tax">{words.taxWay}</TextLink>}
        seen={settings.taxTable}
      >
        {(problems) => <TaxTable table={settings.taxTable} problems={problems} />}
      </SettingsSection>
      <SettingsSection part="switches" title={words.switches} seen={settings.switches}>
        {() =>
          switchNames.map((name) => (
            <Checkbox key={name} name={name} defaultChecked={settings.switches[name]}>
              {words[name]}
            </Checkbox>
          ))
        }
      </SettingsSection>
      <SettingsSection part="pages" title={words.pages} hint={words.pagesHint} seen={settings.socialPages}>
        {(problems) =>
          (['instagram', 'pinterest'] as const).map((name) => (
            <TextField
              key={name}
              label={words[name]}
              name={name}
              type="url"
              optional
              defaultValue={settings.socialPages[name] ?? ''}
              error={problems[name]}
            />
          ))
        }
      </SettingsSection>
      <SettingsSection part="services" title={words.services} hint={words.servicesHint} seen={settings.outsideServices}>
        {(problems) =>
          (['tagManagerId', 'analyticsId', 'messengerId'] as const).map((name) => (
            <TextField
              key={name}
              label={words[name]}
              name={name}
              optional
              defaultValue={settings.outsideServices[name] ?? ''}
              error={problems[name]}
            />
          ))
        }
      </SettingsSection>
    </ListPage>
  );
}

interface SettingsSectionProps {
  part: SettingsPart;
  title: string;
  hint?: string;
  acts?: ReactNode;
  /** The setting's value as this page shows it. */
  seen: unknown;
  children: (problems: Record<string, string>) => ReactNode;
}

/** One setting with its own form, so saving it touches no other. */
function SettingsSection({ part, title, hint, acts, seen, children }: SettingsSectionProps) {
  const { Form, data, pending, problem } = useAct<SettingsAnswer>();
  const now = JSON.stringify(seen);
  return (
    <ListSection id={`settings-${part}`} title={title} hint={hint} acts={acts}>
      <Form method="post" className={styles.form} noValidate>
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="seen" value={now} />
        <fieldset className={styles.fields} key={data?.ok ? now : 'typed'}>
          {children(data?.problems ?? {})}
        </fieldset>
        <ActProblem problem={problem} answer={data} />
        <Button type="submit" small pending={pending}>
          {words.save}
        </Button>
      </Form>
    </ListSection>
  );
}

interface DollarSectionProps extends Pick<SettingsSectionProps, 'title'> {
  part: 'promise' | 'second-person';
  name: string;
  label: string;
  hint: string;
  cents: number;
  /** What to say of an amount that can't be. */
  problem: string;
}

/** A setting that is one amount of money. */
function DollarSection({ part, title, name, label, hint, cents, problem }: DollarSectionProps) {
  return (
    <SettingsSection part={part} title={title} seen={cents}>
      {(problems) => (
        <TextField
          label={label}
          name={name}
          inputMode="decimal"
          before="$"
          hint={hint}
          defaultValue={toDollars(cents)}
          error={problems[settingOf[part]] && problem}
        />
      )}
    </SettingsSection>
  );
}

function TaxTable({ table, problems }: { table: Settings['taxTable']; problems: Record<string, string> }) {
  return (
    <ul className={styles.states}>
      {taxRows(table).map((row) => (
        <TaxState key={row.state} row={row} problem={problems[row.state]} />
      ))}
    </ul>
  );
}

function TaxState({ row, problem }: { row: TaxRow; problem: string | undefined }) {
  const [mark, setMark] = useState<string>(row.mark);
  const name = stateName(row.state);
  return (
    <li className={styles.state}>
      <Select
        label={name}
        name={`mark-${row.state}`}
        value={mark}
        onChange={setMark}
        options={taxMarks.map((value) => ({ value, label: words.marks[value] }))}
      />
      {mark === 'taxed' && (
        <>
          <TextField
            label={words.rate}
            aria-label={words.rateOf(name)}
            name={`rate-${row.state}`}
            inputMode="decimal"
            defaultValue={row.percent}
            error={problem}
          />
          <Checkbox name={`shipping-${row.state}`} defaultChecked={row.shipping} className={styles.shipping}>
            {words.shipping}
            <VisuallyHidden> {words.shippingOf(name)}</VisuallyHidden>
          </Checkbox>
        </>
      )}
    </li>
  );
}
