import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icon/signs.tsx';
import field from './field.module.css';
import type { FieldWords } from './field-sections.tsx';

/** The hint or the error below a react-aria field. */
export function AriaMessage({ hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint && !error && (
        <Text slot="description" className={classNames(field.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={classNames(field.error)}>
        <AlertIcon />
        <span>{error}</span>
      </FieldError>
    </>
  );
}
