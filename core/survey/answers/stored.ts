import { type PieceKind, pieceKinds, type Room, roomIds } from '../../catalog/index.ts';
import { measurementKeys } from '../../room/index.ts';
import {
  diy,
  measurementMethodKey,
  morePiecesKey,
  noThanks,
  roomKey,
  stateKey,
  stylesKey,
  woodToneKey,
  zipKey,
} from '../keys.ts';
import { questions } from '../questionnaire.ts';
import { listOfPiece } from '../questions/pieces-wanted.ts';
import { type Answers, answerAt, isAnswered, isRecord, listOf, textOf } from './answers.ts';
import { prune } from './prune.ts';

/** A survey's own fields, as in the document store. Some answers are also kept outside the responses. */
export interface StoredSurvey {
  readonly responses: Answers;
  readonly projectAddress: { readonly state: string | null; readonly zip: string | null };
  readonly favorite_styles: readonly unknown[];
  readonly wood_tone: string | null;
  readonly type_of_furniture: string | null;
}

export function toStored(answers: Answers, userEmail?: string): StoredSurvey {
  return {
    responses: userEmail === undefined ? answers : { ...answers, userEmail },
    projectAddress: { state: textOf(answers, stateKey), zip: textOf(answers, zipKey) },
    favorite_styles: listOf(answers, stylesKey),
    wood_tone: textOf(answers, woodToneKey),
    type_of_furniture: textOf(answers, roomKey),
  };
}

const besideResponses: Readonly<Record<string, string>> = {
  [stateKey]: 'projectAddress.state',
  [zipKey]: 'projectAddress.zip',
  [stylesKey]: stylesKey,
  [woodToneKey]: woodToneKey,
  [roomKey]: roomKey,
};

const isGiven = (record: unknown, key: string): boolean => {
  const [first = key, second] = key.split('.');
  if (!isRecord(record) || !Object.hasOwn(record, first)) return false;
  return second === undefined || isGiven(record[first], second);
};

/** A customer who describes a sofa wants one, even if their list of pieces doesn't include it. */
function withDescribedPieces(given: Record<string, unknown>, current: Answers): void {
  const room = roomIds.find((id): id is Room => id === (given[roomKey] ?? textOf(current, roomKey)));
  if (!room) return;
  const described = new Set(Object.keys(given).flatMap((key) => (isAnswered(given[key]) ? key.split('.')[0] : [])));
  const unlisted = pieceKinds.filter((piece: PieceKind) => {
    const key = described.has(piece) ? listOfPiece(room, piece) : null;
    if (key === null) return false;
    const chosen = key in given ? listOf(given, key) : listOf(current, key);
    if (chosen.includes(piece)) return false;
    given[key] = [...chosen.filter((one) => one !== noThanks), piece];
    return true;
  });
  // A customer who describes pieces without any list has told us everything they want.
  if (unlisted.length > 0 && !(morePiecesKey in given) && !isAnswered(answerAt(current, morePiecesKey)))
    given[morePiecesKey] = [noThanks];
}

/** A customer who sends measurements has measured. */
function withDescribedRoom(given: Record<string, unknown>, current: Answers): void {
  const isMeasured = measurementKeys.some((key) => isAnswered(given[key]));
  if (isMeasured && !(measurementMethodKey in given) && !isAnswered(answerAt(current, measurementMethodKey)))
    given[measurementMethodKey] = diy;
}

/**
 * The answers in a partial update of a survey, by question, from its responses or the fields next to them. Null clears
 * an answer. Anything no question asks for is ignored.
 */
export function readUpdate(update: unknown, current: Answers = {}): Readonly<Record<string, unknown>> {
  const given: Record<string, unknown> = {};
  const responses = answerAt(update, 'responses');
  for (const { key } of questions) {
    const beside = Object.hasOwn(besideResponses, key) ? besideResponses[key] : undefined;
    if (isGiven(responses, key)) given[key] = answerAt(responses, key) ?? null;
    else if (beside !== undefined && isGiven(update, beside)) given[key] = answerAt(update, beside) ?? null;
  }
  withDescribedPieces(given, current);
  withDescribedRoom(given, current);
  return given;
}

/** The answers of a stored survey; anything no question accepts is dropped. */
export const fromStored = (stored: unknown): Answers => {
  const responses = answerAt(stored, 'responses');
  const beside = Object.fromEntries(
    Object.entries(besideResponses).map(([key, path]) => [key, answerAt(responses, key) ?? answerAt(stored, path)]),
  );
  return prune({ ...(isRecord(responses) ? responses : {}), ...beside });
};
