export { type Days, type Span, spanOf } from './span.ts';
export { boardsSentWords, type WeekFacts, weeklyLetter, weekToReport } from './weekly-letter.ts';
