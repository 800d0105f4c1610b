const longest = 30;
const mostWords = 3;
const words = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?)*$/u;

/**
 * Whether something typed into a name field can only be a name: no address, no number, no sentence. A letter to somebody
 * who has not shown that the mailbox is theirs repeats nothing else: it would carry a stranger's words under our name.
 */
export const isPlainName = (name: string): boolean =>
  name.length <= longest && name.split(' ').length <= mostWords && words.test(name);
