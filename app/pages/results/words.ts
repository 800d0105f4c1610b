import { projectTerms } from '#core/project/index.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberWord = (count: number) => numbers[count] ?? String(count);

const listed = new Intl.ListFormat('en-US');

export const words = {
  pageTitle: 'Your boards',
  title: ['Two boards,', 'both of them yours'],
  madeIn: (hours: number) => `Made for you in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
  revisionsLeft: (left: number) => `${numberWord(left)} of ${projectTerms.revisions} revisions left.`,
  boards: 'Boards',
  specialist: 'your specialist',
  piecesOf: (board: string) => `The pieces of ${board}`,
  chosenOf: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  emptyBoard: 'Nothing stands on this board any more. Ask for a new pair, or look at the other one.',
  choose: 'Choose',
  chosen: 'Chosen',
  outOfStock: 'Out of stock',
  notOffered: 'No longer offered',
  delivery: (name: string) => `Delivery of ${name}`,
  standard: 'Standard',
  whiteGlove: 'White glove',
  quantity: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One ${name} less`,
  more: (name: string) => `One ${name} more`,
  yourOrder: 'Your order',
  from: (boards: readonly string[]) => `from ${boards.join(' and ')}`,
  nothingChosen: 'Nothing is chosen yet. Choose from either board, or mix the two.',
  totalBeforeTax: 'Total before tax',
  checkout: 'Go to checkout',
  checkoutShort: 'Checkout',
  orderAll: (count: number, price: string) =>
    `Order all ${count <= 9 ? numberWord(count).toLowerCase() : count}, ${price}`,
  notReady: (names: readonly string[]) =>
    `Insta-Order waits for ${listed.format(names)}: everything must be in stock and ready to ship.`,
  inStock: (count: number) =>
    count === 1 ? 'It is in stock today.' : `All ${numberWord(count).toLowerCase()} are in stock today.`,
  notInStock: 'Not everything you chose is in stock today.',
  returns: (days: number) => `Returns within ${days} days, and we handle them.`,
  barNote: (pieces: string, credited: boolean) => `${pieces}, shipping in${credited ? ', fee off' : ''}`,
  superseded: 'These boards have a newer version. You can read them here, and choose from the newest pair.',
  preview: 'Preview: this is what the customer sees. Nothing you press here is kept.',
  seeNewest: 'See the newest boards',
  ordered: 'You have ordered from these boards.',
  seeOrder: 'See your orders',
  compare: 'Compare',
  compareTitle: 'A and B, side by side',
  compareRows: {
    pieces: 'Pieces',
    total: 'At list price',
    shipping: 'Flat shipping',
    ready: 'Ready to ship',
    makers: 'Makers',
    lead: 'The last piece leaves within',
    doors: 'Through your door',
  },
  readyYes: 'All of it, today',
  readyNo: (count: number) => `${count} ${count === 1 ? 'piece waits' : 'pieces wait'}`,
  doorsYes: 'Everything passes',
  doorsNo: (count: number) => `${count} to look at`,
  onBoth: 'On both boards',
  none: 'None',
  look: (name: string) => `Look closer: ${name}`,
  lookShort: 'Views, care and delivery',
  piecePage: 'The page of this piece',
  change: 'Change delivery',
  messages: 'Messages',
  unread: 'new messages',
  print: 'Print',
  yourSpecialist: 'your specialist',
  theSpecialist: 'Your specialist',
  swapShort: 'Ask for a swap',
  swap: {
    title: (name: string) => `Swap ${name}`,
    lead: (specialist: string) =>
      `Say what does not suit, and ${specialist} sends the pair again with something else in its place.`,
    field: 'Why?',
    hint: 'Too large, too dark, the wrong price: any reason is a good one.',
    send: 'Ask for the swap',
  },
  newPair: {
    title: 'Ask for a new pair',
    lead: (specialist: string) => `Tell ${specialist} what to do differently. You keep the boards you have until then.`,
    field: 'What are you looking for?',
    hint: 'Lighter woods, fewer pieces, a rug that hides crumbs.',
    send: 'Ask for a new pair',
  },
  uses: (left: number) =>
    left === 1
      ? 'This is the last of the revisions that are included. A swap counts as one, a new pair as well.'
      : `${numberWord(left)} of ${projectTerms.revisions} revisions are left. A swap counts as one, a new pair as well.`,
  asked: (specialist: string) => `${specialist.charAt(0).toUpperCase()}${specialist.slice(1)} has your request.`,
  askRefused: {
    'not-now': 'Your specialist is already working on these boards. Write to them under Messages.',
    'no-revisions-left': 'Both revisions are used. Write to your specialist under Messages.',
    'not-on-boards': 'This piece is not on your boards any more.',
  },
  revising: (specialist: string) =>
    `${specialist} is working on what you asked for. Until then you can still choose and order from these boards.`,
  share: {
    short: 'Share',
    title: 'Share these boards',
    lead: 'Anyone with the link sees the furniture and your first name, nothing else. You can take it back at any time.',
    make: 'Make a link',
    address: 'The link',
    copy: 'Copy the link',
    copied: 'Copied',
    open: 'See what they see',
    revoke: 'Take it back',
  },
  notSaved: 'We could not save this. Please check your connection and try again.',
} as const;
