/** While the card is asked, news from elsewhere must not sweep the page away: it goes on to the receipt by itself. */
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
