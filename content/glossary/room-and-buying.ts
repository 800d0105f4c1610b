import { facts } from '../facts.ts';
import { termsOf } from './term.ts';

const room = termsOf('room');
const buying = termsOf('buying');

export const roomTerms = [
  room(
    'Clearance',
    'The empty space a person needs: 36 inches for a walkway, 32 behind a dining chair, 44 to walk past one.',
    {
      source: 'nkba',
    },
  ),
  room(
    'Diagonal depth',
    'From a sofa’s top back edge straight to the line between seat front and floor. Tipped on end, this is what meets the door.',
  ),
  room(
    'Doorway width',
    'The gap between the stops with the door wide open, not the door itself. 32 inches is the accessible minimum.',
    {
      source: 'adaStandards',
    },
  ),
  room('Focal point', 'What a room turns to: a window, a hearth, a screen. Seats face it.'),
  room('Footprint', 'The floor a piece covers, width by depth.'),
  room('Scale', 'How big a piece is next to the others. Boards show every piece at one scale.'),
  room('Sight line', 'What the eye meets from the door or the sofa. Low pieces keep it open.'),
  room('Traffic path', 'The way people walk through a room. Draw it first, then place furniture beside it.'),
];

export const buyingTerms = [
  buying('Assembly', 'What you put together at home, from four legs to a flat box. Each piece says so.'),
  buying('Back-order', 'Sold before it’s made. The ship-by day is the promise to look at.'),
  buying('Curbside delivery', 'Left at the street. Not what we do: standard delivery comes to your door.'),
  buying(
    'Customization fee',
    `The flat fee that pays your specialist, covers ${facts.rooms} and is credited to your first order.`,
  ),
  buying('Flat rate', 'One shipping price by the size of the order, however many boxes it makes.'),
  buying('Insta-Order', `Everything you chose is in stock and leaves its maker within ${facts.readyToShip}.`),
  buying('Lead time', 'From your order to the day a piece leaves its maker.'),
  buying('Style Board', `Your room’s furniture on one page. You get two, A and B, within ${facts.boardsWithin}.`),
  buying('White glove', facts.whiteGlove),
];
