/** The part of the program's logger that is used here. */
export type Log = { info(message: string): void; warn(message: string): void; error(message: string): void };
