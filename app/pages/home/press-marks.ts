/** The papers' wordmarks, as files with an address of their own. */
const files = import.meta.glob<string>('../../../showroom/marks/press/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** By the paper's name; undefined for one without a mark, whose name is then set in type. */
export const pressMark = (name: string): string | undefined =>
  files[`../../../showroom/marks/press/${name.toLowerCase().replace('&', 'and').replaceAll(' ', '-')}.svg`];
