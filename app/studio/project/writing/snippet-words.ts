export interface SnippetFacts {
  customer: string;
  piece: string;
}

type Snippet = (facts: SnippetFacts) => string;

/** Notes the studio writes again and again. Only what stays true whatever the piece is. */
export const snippets = {
  board: [
    ({ customer }) => `${customer}, this board starts from what you told us about the room.`,
    ({ customer, piece }) => `${customer}, this one starts with the ${piece}, and the rest follows.`,
    ({ customer }) => `Take your time with this one, ${customer}, and tell us what you’d change.`,
  ],
  piece: [
    ({ customer, piece }) => `${customer}, the ${piece} is here because it goes with the rest.`,
    ({ piece }) => `The ${piece} isn’t exactly what you asked for, and here’s why it’s worth a look:`,
    ({ customer, piece }) => `If the ${piece} isn’t quite you, ${customer}, ask for a swap and say what to change.`,
  ],
} satisfies Record<string, readonly Snippet[]>;
