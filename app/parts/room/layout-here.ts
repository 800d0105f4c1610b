/**
 * A separate module so that pages that never need it leave it out: importing from the noun's index pulls in all of it.
 */
export { suggestLayout } from '#core/room/index.ts';
