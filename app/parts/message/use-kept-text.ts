import { useCallback, useEffect, useState } from 'react';

/** Text kept in this browser as it's typed, so that a reload, another page or a lost network loses nothing. */
export function useKeptText(name: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('');
  // The server doesn't know it, so it's read once the page is alive. What was typed earlier than that stays.
  useEffect(() => setText((typed) => typed || readKept(name)), [name]);
  useEffect(() => {
    const elsewhere = ({ key, newValue }: StorageEvent) => key === name && setText(newValue ?? '');
    window.addEventListener('storage', elsewhere);
    return () => window.removeEventListener('storage', elsewhere);
  }, [name]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      keepText(name, next);
    },
    [name],
  );
  return [text, write];
}

/** Keeps a text under its name; an empty one is forgotten. */
export function keepText(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // A full or forbidden store: the text is still on the page.
  }
}

function readKept(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
