import type { CSSProperties, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { MinusIcon, PlusIcon } from '../icon/acts.tsx';
import { texts } from '../texts.ts';
import styles from './slider.module.css';

export interface SliderProps {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  least?: number;
  most?: number;
  /** Labels for the two ends: 'Play it safe', 'Surprise me'. */
  ends?: readonly [ReactNode, ReactNode];
  name?: string;
  className?: string | undefined;
}

/** Whole numbers from least to most, by drag, arrow keys, or − and +. */
export function Slider({ label, value, onChange, least = 1, most = 10, ends, name, className }: SliderProps) {
  const notches = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const share = (number: number) => `${((number - least) / (most - least)) * 100}%`;
  return (
    <I18nProvider locale="en-US">
      <AriaSlider
        value={value}
        onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? least) : next)}
        minValue={least}
        maxValue={most}
        step={1}
        className={classNames(styles.slider, className)}
        style={{ '--share': share(value) } as CSSProperties}
      >
        <Label className={classNames(styles.label)}>{label}</Label>
        <SliderOutput className={classNames(styles.output)} />
        <IconButton label={texts.less} kind="ring" disabled={value <= least} onClick={() => onChange(value - 1)}>
          <MinusIcon />
        </IconButton>
        <SliderTrack className={classNames(styles.track)}>
          <div className={styles.rail} />
          <div className={styles.fill} />
          {notches.map((notch) => (
            <span
              key={notch}
              className={styles.notch}
              data-on={notch <= value || undefined}
              style={{ left: share(notch) }}
            />
          ))}
          <SliderThumb className={classNames(styles.thumb)} {...(name === undefined ? {} : { name })} />
        </SliderTrack>
        <IconButton label={texts.more} kind="ring" disabled={value >= most} onClick={() => onChange(value + 1)}>
          <PlusIcon />
        </IconButton>
        {ends && (
          <div className={styles.ends}>
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </div>
        )}
      </AriaSlider>
    </I18nProvider>
  );
}
