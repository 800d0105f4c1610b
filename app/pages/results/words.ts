import { projectTerms } from '#core/project/index.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberWord = (count: number) => numbers[count] ?? String(count);

export const words = {
  pageTitle: 'Your boards',
  title: ['Two boards,', 'both of them yours'],
  madeIn: (hours: number) => `Made for you in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
  revisionsLeft: (left: number) => `${numberWord(left)} of ${projectTerms.revisions} revisions left.`,
  boards: 'Boards',
  specialist: 'your specialist',
  piecesOf: (board: string) => `The pieces of ${board}`,
  chosenOf: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
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
    `Insta-Order waits for ${names.join(' and ')}: everything must be in stock and ready to ship.`,
  inStock: (count: number) =>
    count === 1 ? 'It is in stock today.' : `All ${numberWord(count).toLowerCase()} are in stock today.`,
  notInStock: 'Not everything you chose is in stock today.',
  returns: (days: number) => `Returns within ${days} days, and we handle them.`,
  barNote: (pieces: string, credited: boolean) => `${pieces}, shipping in${credited ? ', fee off' : ''}`,
  superseded: 'These boards have a newer version. You can read them here, and choose from the newest pair.',
  seeNewest: 'See the newest boards',
  ordered: 'You have ordered from these boards.',
  seeOrder: 'See your orders',
  notSaved: 'We could not save this. Please check your connection and try again.',
} as const;
