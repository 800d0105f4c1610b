import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '#app/ui/field/text-field.tsx';

interface OnceFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: string;
  /** Called once with what was typed, on blur or Enter, and only if it changed. */
  onReport: (text: string) => void;
  /** Takes away what cannot belong to it while it is typed. */
  clean?: (text: string) => string;
}

/** A text that is told when it is finished, not with every letter. */
export function OnceField({ value, onReport, clean = (text) => text, ...field }: OnceFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }

  const report = () => {
    if (typed !== value) onReport(typed);
  };
  const latest = useRef(report);
  latest.current = report;

  // Whoever leaves in the middle of a word, by Back or by closing the window, has said it all the same.
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const reportOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') report();
  };

  return (
    <TextField
      {...field}
      value={typed}
      onChange={(event) => setTyped(clean(event.target.value))}
      onBlur={report}
      onKeyDown={reportOnEnter}
    />
  );
}
