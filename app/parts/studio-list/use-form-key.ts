import { useState } from 'react';

/** A key for a form that makes secrets: it starts empty after each new one, and keeps what's typed otherwise. */
export function useFormKey(secret: string | undefined): string {
  const [last, setLast] = useState(secret);
  if (secret !== undefined && secret !== last) setLast(secret);
  return last ?? 'new';
}
