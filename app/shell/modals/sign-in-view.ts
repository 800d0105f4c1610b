import { useEffect, useState } from 'react';
import { shell } from '#core/settings/index.ts';

export type SignInView = 'sign-in' | 'forgot' | 'code';

/** Outlives the modal by a moment: who closes it and opens it at once again is where they were. */
let last: SignInView = 'sign-in';
let reset: ReturnType<typeof setTimeout> | undefined;

/** `asked`: the address may name the view it wants. */
export function useSignInView(asked: string | null): [SignInView, (view: SignInView) => void] {
  const [view, setView] = useState<SignInView>(asked === 'forgot' ? 'forgot' : last);
  useEffect(() => {
    clearTimeout(reset);
    return () => {
      reset = setTimeout(() => {
        last = 'sign-in';
      }, shell.signInResetMs);
    };
  }, []);
  return [
    view,
    (next) => {
      last = next;
      setView(next);
    },
  ];
}
