import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';

/*
 * Refuses the worst of what `content/style-guide.md` warns against. It reads the strings people see: the copy files,
 * the emails, and text in the pages' markup.
 */

const root = join(import.meta.dirname, '../..');

/** Where copy lives. The rest of the server speaks to operators and to other programs. */
const isCopy = (path: string) =>
  /^(app|core|content|server|showroom\/catalog)\/.*\.tsx?$/.test(path) &&
  !/^server\/(backup|config|db|gateways|jobs|main|process|sandbox)\b/.test(path);

/** The owners wrote these, and the card form's messages are Stripe's. `core/texts/text.test.ts` holds them to the letter. */
const verbatim = new Set([
  'Sorry this Code is not Valid.',
  'The password does not match the account.',
  "We're sorry, On-Site Service is not available for your zip code.",
  'Passwords do not match.',
  'File type {type} is not allowed. Please upload only images.',
  "To get this started, let's create an account.",
  "Where's your furniture headed?",
]);
const isVerbatim = (text: string) => verbatim.has(text) || text.startsWith("Your card's ");

/** A part of a query, a shader, or a part of a record's id that links already have. */
const isForPrograms = (text: string) =>
  /\bis not (?:null|distinct)\b|\bpg_\w+\(|^then '|\band not \w+\.\w+|\bvec[234] \w+/.test(text) ||
  text === 'grey marble';

const refused: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:who|whom)ever\b/i, 'name the person, or say “anyone”'],
  [/\banew\b/i, 'again'],
  [/\b(?:is|are|was|were) to be\b/i, 'say what happens'],
  [/\bwho has\b/i, 'rephrase without “who”'],
  [/\bas one (?:comes|goes|enters|faces|would)\b|\bone has to\b|\blets one\b/i, 'you'],
  [/\b(?:no|some)body\b/i, 'no one, someone, or name the person'],
  [/\bcancell(?:ed|ing)\b/i, 'canceled, canceling'],
  [/\bgrey\b|\bcolour|\bfavourite|\bcatalogue\b|\bcentre\b|\bmetres?\b/i, 'US spelling'],
  [
    /\bdraughts?\b|\bbevelled\b|\bmitred\b|\bwhilst\b|\ball round[;,.]/i,
    'US words: draft, beveled, mitered, while, all around',
  ],
  [/\btick (?:it|them) off\b|\bin force since\b/i, 'check it off, in effect since'],
  [/\w'(?:s|t|re|ve|ll|d|m)\b|\w[sz]' \w/, 'a curly apostrophe: ’'],
  [/\b(?:does|do|did|could|would|is|are|was|has|have|will) not\b|\bcannot\b/i, 'a contraction: doesn’t, can’t'],
  [/\bany more\b(?! (?:than|of))/i, 'anymore, or “no longer”'],
  [/\bmeanwhile\b/i, 'in the meantime, or say what changed'],
  [/\bis told\b|\bare told\b/i, 'say who tells them: “we’ll email the customer”'],
  [/every piece in every picture (?:is one you can|can be) order/i, 'pieces sell out: say what the gallery shows'],
  [/^passed over$|\bgoes back to one\b|\bas you wished\b/i, 'see the style guide'],
  [
    /\bthe \w+ asked for(?=[.;]|$)|\bis to live with\b|\bhas its \w+ again\b|\bfor it goes back\b/i,
    'see the style guide',
  ],
  [
    /\b(?:it is|it’s) with the makers\b|\bwe write (?:when|once|as soon)\b/i,
    '“your order is …”, “we’ll email you when …”',
  ],
  [/\byou(?: have|’ve) begun\b|\b(?:one|two|three|four) of \d/i, '“you started …”; numbers as numbers'],
];

/** Customers and specialists read these. The API's documentation and its answers may be more formal. */
const refusedToPeople: typeof refused = [
  [/\bstands?\b(?!-| (?:out|in|up|for|behind)\b)/i, '“is”: furniture and prices don’t stand anywhere'],
  [/\bso that (?!may\b)/i, 'so, or “to …”'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, or “on its own”'],
  [/\bshall (?:we|I)\b/i, '“Want …?”, “should we …?”'],
  [/\bparcels?\b/i, 'US words: package'],
  [/\b(?:changes?|sees?|show|stops?|spills|dry)(?: the \w+)? at once\b/i, 'right away, or “in one go”'],
  [/\bwhat follows\b|\bit(?: is|’s) with (?:you|us)\b/i, 'name it, or say what happens next'],
  [
    /\b(?:been|was|were|is|are) \w+ed by (?:us|you|the maker|a colleague)\b/i,
    'say who does it: “a colleague changed it”',
  ],
  [/\b(?:is|are) (?:charged no|taxed by)\b/i, '“we don’t charge …”, “we use …”'],
  [/\bthe odd (?:good|new)\b/i, 'occasional'],
  [
    /\bbecomes? of\b|\bhears? (?:of every|that)\b|\btakes? the place of\b/i,
    'say what we do: “we’ll email the customer”, “replaces”',
  ],
  [
    /(?<!\b(?:as|here|how|than|what|where) )\b(?:it|that|there) is\b(?![.?!,:;”)]| (?:and|now|or)\b| one[.,])/i,
    'a contraction: it’s, that’s, there’s',
  ],
];
const isForOtherPrograms = (path: string) =>
  /(?:^|\/)(?:api|api-entries|call-with-key|questionnaire-record)\.ts$|^server\/(?:command|http)\/|^app\/.*\/gl\//.test(
    path,
  );

/** Sentences and labels. A name that only the program reads is one word in lower case. */
const isSaid = (text: string) => /[A-Za-z’'] [A-Za-z’']/.test(text) || /^[A-Z][a-z]/.test(text);

interface Span {
  start: number;
  end: number;
}

function saidIn(file: string, source: string): string[] {
  const said: (Span & { text: string })[] = [];
  const forUs: Span[] = [];
  const note = ({ start, end }: Span, text: unknown) => {
    if (typeof text === 'string' && isSaid(text)) said.push({ start, end, text: text.replace(/\s+/g, ' ').trim() });
  };
  const { program } = parseSync(file, source);
  new Visitor({
    Literal: (node) => note(node, node.value),
    TemplateElement: (node) => note(node, node.value.cooked),
    JSXText: (node) => note(node, node.value),
    // What a bug says is for us, not for customers.
    ThrowStatement: (node) => void forUs.push(node),
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Error') forUs.push(node);
    },
  }).visit(program);
  return said
    .filter(({ start, end }) => !forUs.some((span) => span.start <= start && end <= span.end))
    .map(({ text }) => text);
}

const complaintsAbout = (text: string, path = '') =>
  isVerbatim(text) || isForPrograms(text)
    ? []
    : [...refused, ...(isForOtherPrograms(path) ? [] : refusedToPeople)].flatMap(([pattern, instead]) =>
        pattern.test(text) ? [`“${text}”: ${instead}`] : [],
      );

describe('copy', () => {
  const files = sourceFiles(root).filter((path) => isCopy(path) && !/\.(test|test-data|bench)\.tsx?$/.test(path));

  it('says nothing that the style guide refuses', () => {
    const found = files.flatMap((path) =>
      saidIn(path, readFileSync(join(root, path), 'utf8')).flatMap((text) =>
        complaintsAbout(text, path).map((complaint) => `${path}: ${complaint}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('is found where it is', () => {
    expect(files).toContain('app/pages/checkout/words.ts');
    expect(files).toContain('core/order/line/line-words.ts');
    expect(files).toContain('server/order/letters/mail-line-news.ts');
    expect(files).toContain('content/faq/start-and-fee.ts');
    expect(files).toContain('showroom/catalog/looks.ts');
    const page = 'const a = <p>Two words</p>; const b = `We pay`; throw new Error("For us only");';
    expect(saidIn('page.tsx', page)).toEqual(['Two words', 'We pay']);
  });

  it.each([
    'Whoever paid reads this',
    'Your choices are at the checkout, to order them anew.',
    'The fee is to be paid.',
    'The person who has it',
    'open before the door as one comes in',
    'Nobody told us where the doorway is',
    'Somebody changed this piece.',
    'The sofa stands at the wall.',
    'Its price stands beside it.',
    'We ask, so that your boards have somewhere to go.',
    'Booked by itself, once per project.',
    'It is all one button away.',
    'There is one left.',
    'Wings that keep the draught out.',
    'Tick it off here, or print it.',
    'Drawers that close by themselves.',
    'Please choose what becomes of it.',
    'Customers hear of every change.',
    'Cancelled',
    'A grey rug',
    "It's here",
    "The makers' prices",
    'Every piece in every picture is one you can order.',
    'We could not save that.',
    'This is not possible any more.',
    'The boards have changed meanwhile.',
    'The customer is told by mail.',
    'Shall we send you the letter?',
    'Tape it to the outside of the parcel.',
    'Your customer sees the boards at once.',
    'What follows was measured.',
    'The piece was changed by a colleague.',
    'Orders to it are charged no sales tax.',
    'New pieces and the odd good lamp.',
    'Calm tones, so that the room itself has the word.',
    'Brings the blue asked for.',
    'how well this plan is to live with',
    'The fee has its credit again.',
    'what your card paid for it goes back',
    'It’s with the makers now.',
    'We write when they confirm it',
    'Passed over',
    'Two of 2 revisions left.',
    'You’ve begun a quiz.',
    'Cancelled, as you wished',
  ])('is refused when it reads: %s', (text) => {
    expect(complaintsAbout(text)).not.toEqual([]);
  });

  it('may say what a person would', () => {
    expect(
      complaintsAbout('We couldn’t save that. It’s no longer on your boards, but there’s more than one left.'),
    ).toEqual([]);
  });
});
