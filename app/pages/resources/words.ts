export const openingPiece = 'furniture/rec-reed-sideboard-walnut/cut-out';

export const resourcesWords = {
  title: 'Donating & recycling',
  lead: 'Where your old furniture can go next: who collects it, who mends it, and what can be recycled.',
  description: 'Who collects, mends and recycles old furniture in the US, with a checklist to print.',
  ways: 'Four ways on, the best one first',
  checklist: 'The checklist',
  checklistWords: 'Tick it off here, or print it and tape it to the wardrobe.',
  print: 'Print the checklist',
  know: 'Good to know',
  sources: 'Sources',
  next: 'Making room for something new?',
  nextWords: 'Tell us what stays. We choose around it.',
} as const;
