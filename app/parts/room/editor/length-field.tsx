import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import { feetInWords, readLength } from '#core/room/index.ts';
import { UnreadLengthsContext } from './unread-lengths.ts';
import { editorWords as words } from './words.ts';

interface LengthFieldProps {
  label: string;
  /** Names the field among all the lengths of the room. */
  field: string;
  /** What it's the length of: 'Wall A'. */
  of: string;
  /** In inches; null while it isn't known. */
  value: number | null;
  /** Returns a sentence if this length can't be. What was typed stays in the field. */
  onChange: (inches: number) => string | null;
  hint?: string | undefined;
  optional?: boolean;
}

/** A length in feet and inches. It's taken on Enter or when the field is left. */
export function LengthField({ label, field, of, value, onChange, hint, optional = false }: LengthFieldProps) {
  const { kept, tell } = useContext(UnreadLengthsContext);
  const [typed, setTyped] = useState(kept.get(field)?.typed ?? null);
  const [error, setError] = useState(kept.get(field)?.error ?? null);

  useEffect(
    () => () => {
      const left = kept.get(field);
      if (left) tell(words.notTaken(of, left.typed, left.error));
    },
    [kept, tell, field, of],
  );

  function settle() {
    kept.delete(field);
    setTyped(null);
    setError(null);
  }

  function take() {
    if (typed === null) return;
    if (typed.trim() === '' && (optional || value !== null)) return settle();
    const inches = readLength(typed);
    const refused = inches === null ? words.unread : onChange(inches);
    if (refused === null) return settle();
    kept.set(field, { typed, error: refused });
    setError(refused);
  }

  // The page is closed while someone is typing: what's there counts, as if they had left the field.
  const leave = useEffectEvent(take);
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

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
