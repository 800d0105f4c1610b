/** While the card is being charged, live updates must not replace the page. It goes to the receipt by itself. */
let now = false;

export const paying = {
  begin: () => {
    now = true;
  },
  done: () => {
    now = false;
  },
  isUnderWay: () => now,
};
