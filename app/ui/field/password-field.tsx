import { type ReactNode, useState } from 'react';
import { Checkbox } from '../choice/checkbox.tsx';
import { texts } from '../texts.ts';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Passed in if one checkbox shows two fields; otherwise the field has its own. */
  shown?: boolean;
  /** Opposite the checkbox: 'Forgot password?' */
  aside?: ReactNode;
}

export function PasswordField({ shown, aside, ...field }: PasswordFieldProps) {
  const [showing, setShowing] = useState(false);
  const input = (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={(shown ?? showing) ? 'text' : 'password'}
    />
  );
  if (shown !== undefined) return input;
  return (
    <div>
      {input}
      <div className={styles.row}>
        <ShowPassword checked={showing} onChange={setShowing} />
        {aside}
      </div>
    </div>
  );
}

export function ShowPassword({ checked, onChange }: { checked: boolean; onChange: (shown: boolean) => void }) {
  return (
    <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
      {texts.showPassword}
    </Checkbox>
  );
}
