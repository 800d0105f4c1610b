import { recordIdSchema } from '../item.ts';
import { type PictureView, pictureViews } from './edit.ts';

/** What a picture's file name may mean: the piece, and the view it's seen from. */
export interface PictureName {
  recordId: string;
  view: PictureView;
}

const viewWords = new Map<string, PictureView>([
  ...pictureViews.map((view) => [view.toLowerCase(), view] as const),
  ['cut-out', 'cutOut'],
  ['cut_out', 'cutOut'],
]);
const separators = ['-', '_', '.', ' '];
const longestPath = 400;

/**
 * Every reading of a file name, the most literal first: `rec-alder.jpg`, `rec-alder-side.jpg`, `rec-alder-side-2.jpg`, or a
 * folder per piece with `side.jpg` in it. The caller takes the first that names a piece it has, since `rec-alder-2` may be
 * a piece of its own or a second picture.
 */
export function readingsOfPictureName(path: string): PictureName[] {
  if (path.length > longestPath) return [];
  const [file = '', folder = ''] = path.replaceAll('\\', '/').split('/').toReversed();
  const dot = file.lastIndexOf('.');
  const stem = (dot > 0 ? file.slice(0, dot) : file).trim();
  const unnumbered = withoutNumber(stem);
  const readings: PictureName[] = [
    { recordId: stem, view: 'front' },
    ...viewAtEnd(stem),
    { recordId: unnumbered, view: 'front' },
    ...viewAtEnd(unnumbered),
    { recordId: folder.trim(), view: viewWords.get(unnumbered.toLowerCase()) ?? 'front' },
  ];
  return readings.filter(({ recordId }) => recordIdSchema.safeParse(recordId).success);
}

/** `sofa-2`, `sofa_02` and `sofa (2)` without their number. */
function withoutNumber(stem: string): string {
  let end = stem.length;
  if (stem.endsWith(')')) end -= 1;
  const close = end;
  while (end > 0 && isDigit(stem[end - 1])) end -= 1;
  if (end === close || end === 0) return stem;
  const before = stem[end - 1] ?? '';
  if (close < stem.length) return before === '(' ? stem.slice(0, end - 1).trimEnd() : stem;
  return separators.includes(before) ? stem.slice(0, end - 1) : stem;
}

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';

function viewAtEnd(stem: string): PictureName[] {
  const lower = stem.toLowerCase();
  return [...viewWords].flatMap(([word, view]) => {
    const at = stem.length - word.length - 1;
    const isThere = at > 0 && lower.endsWith(word) && separators.includes(stem[at] ?? '');
    return isThere ? [{ recordId: stem.slice(0, at), view }] : [];
  });
}
