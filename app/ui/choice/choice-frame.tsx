import type { CSSProperties, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import { AlertIcon } from '../icon/signs.tsx';
import cards from './choice-cards.module.css';
import styles from './choice-group.module.css';
import type { ChoiceGroupLook } from './choice-option.ts';

/** What both groups tell the library in the same way. */
export const groupProps = ({ error, required = false, name }: ChoiceGroupLook) => ({
  isInvalid: Boolean(error),
  isRequired: required,
  validationBehavior: 'aria' as const,
  className: styles.group ?? '',
  ...(name === undefined ? {} : { name }),
});

/** The frame around the options, shared by single and multiple choice. */
export function ChoiceFrame({ look, children }: { look: ChoiceGroupLook; children: ReactNode }) {
  const { label, hideLabel = false, form = 'rows', lead, columns = 3 } = look;
  const hidden = hideLabel || lead !== undefined;
  const list = form === 'cards' ? cards.cards : styles[form];
  return (
    <>
      <Label className={classNames(hidden ? styles.hiddenLabel : styles.label)}>{label}</Label>
      {look.hint && (
        <Text slot="description" className={classNames(field.hint)}>
          {look.hint}
        </Text>
      )}
      <div className={list} style={{ '--columns': columns } as CSSProperties}>
        {lead !== undefined && <div className={cards.lead}>{lead}</div>}
        {children}
      </div>
      <FieldError className={classNames(field.error)}>
        <AlertIcon />
        <span>{look.error}</span>
      </FieldError>
    </>
  );
}
