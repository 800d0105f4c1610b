import { command } from '#server/main.ts';

/** `npm run backup -- shop.tar`, and every other command of the built server, from the source. */
const [name = '', ...args] = process.argv.slice(2);
await command(name, args);
