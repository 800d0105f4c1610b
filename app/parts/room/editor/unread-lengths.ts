import { createContext } from 'react';

export interface UnreadLength {
  typed: string;
  /** Why it wasn't taken. */
  error: string;
}

interface UnreadLengths {
  /** By field. They're still there when the customer comes back to the wall. */
  kept: Map<string, UnreadLength>;
  /** Says what wasn't taken once its field is gone. */
  tell: (message: string) => void;
}

/** Lengths as typed that couldn't be read, or couldn't be. */
export const UnreadLengthsContext = createContext<UnreadLengths>({ kept: new Map(), tell: () => undefined });

/** A wall with another number of walls around it is another wall. */
export const wallField = (index: number, walls: number) => `wall ${index} of ${walls}`;

export const thingField = (id: string, length: string) => `thing ${id} ${length}`;
