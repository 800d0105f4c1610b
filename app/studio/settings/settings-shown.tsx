import type { ReactNode } from 'react';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { formatMoney } from '#core/money/index.ts';
import { stateName } from '#core/places/index.ts';
import { shortDayWords } from '#core/promotion/index.ts';
import { type Settings, taxRows } from '#core/settings/index.ts';
import { formatList } from '#core/texts/index.ts';
import { deliveryNumbers, switchNames } from './read-settings-form.ts';
import styles from './settings.module.css';
import { settingsWords as words } from './words.ts';

/** The settings, for people who can't change them: values, no form. */
export function SettingsShown({ settings }: { settings: Settings }) {
  const { selectionDiscountPercent: percent, promiseCreditCents, secondPersonCents } = settings;
  const { weekdays, holidays } = settings.deliveries;
  const onOff = (isOn: boolean) => (isOn ? words.on : words.off);
  const dollars = (cents: number) => (cents === 0 ? words.off : formatMoney(cents));
  const rows = taxRows(settings.taxTable);
  const set = rows.filter(({ mark }) => mark !== 'unsettled');
  return (
    <ListPage title={words.title} lead={words.adminsOnly}>
      <PricesSection />
      <Shown
        title={words.discount}
        rows={[[words.discountPercent, percent === 0 ? words.off : words.percentOff(percent)]]}
      />
      <Shown title={words.promise} rows={[[words.promiseCredit, dollars(promiseCreditCents)]]} />
      <Shown title={words.secondPerson} rows={[[words.secondPersonLimit, dollars(secondPersonCents)]]} />
      <Shown
        title={words.deliveries}
        rows={[
          [words.weekdays, formatList(weekdays.map((day) => words.weekdayNames[day] ?? ''))],
          ...deliveryNumbers.map((name) => [words[name], settings.deliveries[name]] as const),
          [words.holidays, holidays.length === 0 ? words.none : holidays.map(shortDayWords).join('; ')],
        ]}
      />
      <Shown
        title={words.tax}
        hint={set.length < rows.length ? words.unset(rows.length - set.length) : undefined}
        rows={set.map(({ state, mark, percent: rate, shipping }) => [
          stateName(state),
          mark === 'taxed' ? words.taxOf(rate, shipping) : words.marks.none,
        ])}
      />
      <Shown title={words.switches} rows={switchNames.map((name) => [words[name], onOff(settings.switches[name])])} />
      <Shown
        title={words.pages}
        rows={(['instagram', 'pinterest'] as const).map((name) => [
          words[name],
          settings.socialPages[name] ?? words.none,
        ])}
      />
      <Shown
        title={words.services}
        rows={(['tagManagerId', 'analyticsId', 'messengerId'] as const).map((name) => [
          words[name],
          settings.outsideServices[name] ?? words.none,
        ])}
      />
    </ListPage>
  );
}

/** The way to the prices, which have a page of their own. */
export function PricesSection() {
  return (
    <ListSection id="settings-prices" title={words.prices} hint={words.pricesHint}>
      <div>
        <TextLink href="/studio/settings/prices">{words.pricesWay}</TextLink>
      </div>
    </ListSection>
  );
}

interface ShownProps {
  title: string;
  hint?: string | undefined;
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

function Shown({ title, hint, rows }: ShownProps) {
  return (
    <ListSection id={`settings-${title.toLowerCase().replaceAll(' ', '-')}`} title={title} hint={hint}>
      <dl className={styles.shown}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ListSection>
  );
}
