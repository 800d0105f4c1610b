import { useState } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import { feetInWords, readLength } from '#core/room/index.ts';
import { editorWords as words } from './words.ts';

interface LengthFieldProps {
  label: string;
  /** In inches; null while it isn't known. */
  value: number | null;
  /** Returns a sentence if this length can't be. What was typed stays in the field. */
  onChange: (inches: number) => string | null;
  hint?: string | undefined;
  optional?: boolean;
}

/** A length in feet and inches. It's taken on Enter or when the field is left. */
export function LengthField({ label, value, onChange, hint, optional = false }: LengthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  function take() {
    if (typed === null) return;
    if (typed.trim() === '' && (optional || value !== null)) {
      setTyped(null);
      setError(null);
      return;
    }
    const inches = readLength(typed);
    const refused = inches === null ? words.unread : onChange(inches);
    setError(refused);
    if (refused === null) setTyped(null);
  }

  return (
    <TextField
      label={label}
      optional={optional}
      autoComplete="off"
      maxLength={40}
      value={typed ?? (value === null ? '' : feetInWords(value))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take();
      }}
      {...(error ? { error } : hint ? { hint } : {})}
    />
  );
}
