/** The brands' wordmarks, as files with an address of their own. */
const files = import.meta.glob<string>('../../../showroom/marks/brands/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a wordmark; undefined for a brand without one, whose name is then set in type. */
export const brandMark = (name: string): string | undefined => files[`../../../showroom/marks/brands/${name}.svg`];
