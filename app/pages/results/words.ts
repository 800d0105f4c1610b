import { projectTerms } from '#core/project/index.ts';
import { formatList } from '#core/texts/index.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberWord = (count: number) => numbers[count] ?? String(count);
const allOf = (count: number) => (count === 2 ? 'Both' : `All ${numberWord(count).toLowerCase()}`);

export const words = {
  pageTitle: 'Your boards',
  title: ['Two boards,', 'both of them yours'],
  madeIn: (took: string) => `Made for you in ${took}.`,
  revisionsLeft: (left: number) => `${left} of ${projectTerms.revisions} revisions left.`,
  boards: 'Boards',
  specialist: 'your specialist',
  piecesOf: (board: string) => `Pieces on ${board}`,
  chosenOf: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  emptyBoard: 'There’s nothing left on this board. Ask for a new pair, or take a look at the other one.',
  choose: 'Choose',
  chosen: 'Chosen',
  outOfStock: 'Out of stock',
  notOffered: 'No longer offered',
  delivery: (name: string) => `Delivery of ${name}`,
  standard: 'Standard',
  flatRate: 'Flat rate',
  whiteGlove: 'White glove',
  quantity: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One less ${name}`,
  more: (name: string) => `One more ${name}`,
  each: (quantity: number, price: string) => `${quantity} at ${price} each`,
  yourOrder: 'Your order',
  from: (boards: readonly string[]) => `from ${boards.join(' and ')}`,
  nothingChosen: 'You haven’t chosen anything yet. Pick from either board, or mix the two.',
  nothingMore: 'Nothing new chosen yet. You can order more from these boards anytime.',
  totalBeforeTax: 'Total before tax',
  checkout: 'Go to checkout',
  checkoutShort: 'Checkout',
  orderAll: (count: number, price: string) => `Order ${count === 1 ? 'it' : allOf(count).toLowerCase()}, ${price}`,
  orderRest: (count: number, price: string) =>
    count === 1
      ? `Order the one that’s left, ${price}`
      : `Order the ${count <= 9 ? numberWord(count).toLowerCase() : count} that are left, ${price}`,
  notReady: (names: readonly string[], lead: string | null) =>
    `Insta-Order is waiting on ${formatList(names)}${lead === null ? '' : ` (${lead})`}: everything has to be in stock and ready to ship.`,
  inStock: (count: number) => (count === 1 ? 'It’s in stock today.' : `${allOf(count)} are in stock today.`),
  notInStock: 'Some of what you chose is out of stock today.',
  returns: (days: number) => `Return any piece within ${days} days. We’ll arrange the pickup.`,
  /** Why it's another amount than the board's. */
  allNote: (fee: boolean, credit: boolean) => {
    const off = [...(fee ? ['your fee'] : []), ...(credit ? ['your credit'] : [])];
    return `With shipping, before tax${off.length === 0 ? '' : `, and with ${off.join(' and ')} taken off`}.`;
  },
  /** Counted as the boards do: a pair of chairs is one choice. */
  barNote: (chosen: number, fee: boolean, credit: boolean) =>
    `${chosen} chosen, with shipping${fee ? ', fee off' : ''}${credit ? ', credit off' : ''}`,
  superseded:
    'There’s a newer version of these boards. You can still look at these, but please choose from the newest pair.',
  withdrawn: 'The fee for this room was refunded. You can still look at these boards, but you can’t order from them.',
  seeProjects: 'Your projects',
  preview: 'Preview: this is what your customer sees. Nothing you click here is saved.',
  seeNewest: 'See the newest boards',
  ordered: (count: number) =>
    count === 0
      ? 'You’ve ordered from these boards. You can still order more.'
      : `You’ve ordered ${count} ${count === 1 ? 'piece' : 'pieces'} from these boards. You can still order the rest.`,
  orderedAll: 'You’ve ordered every piece on these boards.',
  seeOrder: 'See your orders',
  pieceOrdered: 'Ordered',
  compare: 'Compare',
  compareTitle: 'A and B, side by side',
  compareRows: {
    pieces: 'Pieces',
    total: 'At list price',
    shipping: 'Flat shipping',
    ready: 'Ready to ship',
    makers: 'Makers',
    arrives: 'All of it arrives',
    doors: 'Through your door',
  },
  arrivesShort: 'Arrives',
  shipsWithin: (time: string) => `Ships within ${time}`,
  notInStockShort: 'Not all in stock',
  readyYes: 'All of it today',
  readyNo: (count: number) => `Waiting on ${count} ${count === 1 ? 'piece' : 'pieces'}`,
  doorsYes: 'Everything fits',
  doorsNo: (count: number) => `${count} to check`,
  onBoth: 'On both boards',
  none: 'None',
  look: (name: string) => `A closer look: ${name}`,
  lookShort: 'Views, care and delivery',
  piecePage: 'See the full page',
  change: 'Change delivery',
  messages: 'Messages',
  unread: 'new messages',
  print: 'Print',
  yourSpecialist: 'your specialist',
  theSpecialist: 'Your specialist',
  others: 'Try something else here',
  othersFor: (name: string) => `instead of ${name}`,
  noOthers: 'There’s nothing similar to try here right now.',
  askForOther: (specialist: string) => `Ask ${specialist} for something else`,
  writeAbout: (specialist: string) => `Write to ${specialist}`,
  about: (name: string) => `about ${name}`,
  onTheBoard: 'Your specialist’s pick',
  approvedPick: 'Approved by your specialist',
  before: 'Before',
  nowHere: 'Now',
  difference: (words: string) => `It’s ${words}.`,
  undoSwap: 'Undo',
  putBackNamed: (name: string) => `put ${name} back`,
  putBack: (name: string) => `${name} is back on the board.`,
  undoRefused: {
    'not-found': 'This swap is gone.',
    'already-undone': 'This was undone already.',
    changed: 'There’s another piece on the board by now.',
    ordered: 'The new piece is already in an order, so it stays.',
    'not-live': 'These boards can’t be changed anymore.',
    'not-back': 'The piece isn’t back in stock.',
  },
  samePrice: 'Same price',
  priceMore: (price: string) => `${price} more`,
  priceLess: (price: string) => `${price} less`,
  nowOn: (name: string, board: string) => `${name} is on ${board} now.`,
  seeOnBoard: 'See it on the board',
  swapShort: 'Ask for a swap',
  swap: {
    title: (name: string) => `Swap ${name}`,
    lead: (specialist: string) =>
      `Tell us what’s not working, and ${specialist} will send the pair again with something else in its place.`,
    field: 'Why?',
    hint: 'Too big, too dark, over budget: any reason is a good one.',
    send: 'Ask for the swap',
  },
  newPair: {
    title: 'Ask for a new pair',
    lead: (specialist: string) =>
      `Tell ${specialist} what to do differently. You’ll keep the boards you have until then.`,
    field: 'What are you looking for?',
    hint: 'Lighter woods, fewer pieces, a rug that hides crumbs.',
    send: 'Ask for a new pair',
  },
  uses: (left: number) =>
    left === 1
      ? 'This is your last included revision. It counts once your new boards are out.'
      : `You have ${left} of ${projectTerms.revisions} revisions left. This one counts once your new boards are out.`,
  asked: (specialist: string) => `${specialist.charAt(0).toUpperCase()}${specialist.slice(1)} has your request.`,
  askRefused: {
    'not-now': 'Your specialist is already working on these boards. You can reach them under Messages.',
    'no-revisions-left': 'You’ve used both revisions. You can still reach your specialist under Messages.',
    'not-on-boards': 'This piece is no longer on your boards.',
  },
  revising: (specialist: string) =>
    `${specialist} is working on what you asked for. In the meantime, you can keep choosing from these boards. Ordering before your new boards are ready ends this revision.`,
  share: {
    short: 'Share',
    title: 'Share these boards',
    lead: 'Anyone with the link can see the furniture, your first name and, if you’ve taken one in the live room, your picture of the room. You can turn it off anytime.',
    make: 'Create a link',
    address: 'The link',
    copy: 'Copy the link',
    copied: 'Copied',
    open: 'Preview what they’ll see',
    revoke: 'Turn off the link',
  },
  notSaved: 'We couldn’t save this. Please check your connection and try again.',
} as const;
