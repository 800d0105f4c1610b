import { type PublicItem, publicItem, styleIds, woodTones } from '#core/catalog/index.ts';
import { type BoardId, type Boards, boardIds, exampleSelectionName, recordIdsOf } from '#core/selection/index.ts';
import { briefOf, listOf, textOf } from '#core/survey/index.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { findExamples } from './store-examples.ts';

export interface ExampleBoard {
  letter: BoardId;
  name: string;
  items: PublicItem[];
}

/** The examples with this name, as a document-store query returns them: one or none. Without a name, all of them. */
export async function examplesNamed(
  ctx: Pick<Ctx, 'db'>,
  name: string | null,
): Promise<{ name: string; boards: Boards }[]> {
  const found = await findExamples(ctx.db, name === null ? null : name.trim().toLowerCase());
  return found.map(({ name: known, boards }) => ({ name: known, boards }));
}

/** The example closest to a survey's first style, wood tone and room. The caller has checked whose survey it is. */
export async function exampleLike(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<ExampleBoard[] | null> {
  const survey = await getSubmittedSurvey(ctx, surveyId);
  const brief = survey && briefOf(survey.answers);
  const style = survey && styleIds.find((id) => id === listOf(survey.answers, 'favorite_styles')[0]);
  if (!survey || !brief || !style) return null;
  const wood = textOf(survey.answers, 'wood_tone');
  const woodTone = woodTones.find((tone) => tone === wood) ?? null;
  const [example] = await examplesNamed(ctx, exampleSelectionName(style, woodTone, brief.room));
  if (!example) return null;
  const items = await itemsById(ctx, recordIdsOf(example.boards));
  return example.boards.map(({ name, furniture }, index) => ({
    letter: boardIds[index] ?? 'a',
    name,
    items: furniture.flatMap(({ recordId }) => {
      const item = items.get(recordId);
      return item?.active ? [publicItem(item)] : [];
    }),
  }));
}
