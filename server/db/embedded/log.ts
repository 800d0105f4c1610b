/** The part of the program's logger used here. */
export type Log = { info(message: string): void; warn(message: string): void; error(message: string): void };
