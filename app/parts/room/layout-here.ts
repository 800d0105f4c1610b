/** By itself, so that a page which never needs it leaves it out: what is asked of a whole noun brings the whole noun. */
export { suggestLayout } from '#core/room/index.ts';
