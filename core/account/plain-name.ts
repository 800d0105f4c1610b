const longest = 30;
const mostWords = 3;
const words = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?)*$/u;

/**
 * Whether text typed into a name field can only be a name: no address, number or sentence. Email to an unverified
 * address repeats nothing else, because it would carry a stranger's message under our name.
 */
export const isPlainName = (name: string): boolean =>
  name.length <= longest && name.split(' ').length <= mostWords && words.test(name);
