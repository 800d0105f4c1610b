import { feeWords } from '#core/fee/index.ts';
import { formatMoney } from '#core/money/index.ts';
import type { PriceList } from '#core/price-list/index.ts';
import { productName } from '#core/settings/index.ts';
import { facts } from '../facts.ts';

export const story = ({ feeCents }: PriceList) => ({
  lead: 'It begins with a sofa that wouldn’t fit through the door, and a salesperson who should have asked.',
  opening: `Furnishing a room used to mean a Saturday in showrooms, or a month of open tabs. Either way you chose alone, from a photograph, and hoped.`,
  paragraphs: [
    `${productName} turns that around. You spend ten minutes telling us how you live: the walls, the light, the dog, the budget. A specialist spends the hours.`,
    'What comes back isn’t a catalog. It’s two boards with everything your room needs, drawn at one scale, priced to the dollar, checked against your doorway. Take all of it, one chair, or nothing.',
    `We sell at the brands’ own prices. What you pay us for is the choosing: ${formatMoney(feeCents)}, once, for ${facts.rooms}. ${feeWords.credit}`,
  ],
  figures: [
    { figure: facts.boardsWithin, words: 'at most, until both boards are ready' },
    { figure: formatMoney(feeCents), words: `one flat fee, for ${facts.rooms}` },
    { figure: facts.brands.replace(/^./, (letter) => letter.toUpperCase()), words: 'and no markup on any of them' },
    { figure: facts.returnDays, words: 'to return or exchange a piece' },
  ],
  principles: [
    {
      title: 'It has to fit first',
      words: 'Through the door, around the corner, along the wall. We say by how many inches, even when it’s tight.',
    },
    {
      title: 'A person decides',
      words: 'Software keeps the lists. A specialist with a name chooses every piece, and answers when you write.',
    },
    {
      title: 'The price is the price',
      words: 'List prices, one flat rate for shipping, and a reason next to every amount on the bill.',
    },
    {
      title: 'No is a fine answer',
      words: 'Swap a piece, ask for a new pair, send a chair back, or ask for your fee. It’s all one button away.',
    },
  ],
});
