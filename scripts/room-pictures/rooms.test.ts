import { expect, it } from 'vitest';
import { pieceKinds } from '#core/catalog/index.ts';
import { briefOf, checkSubmission, fromStored } from '#core/survey/index.ts';
import { livingRoom } from '#server/survey/survey.test-data.ts';
import { pictureRooms } from './rooms.ts';

it.each(pictureRooms.map((one) => [one.name, one] as const))(
  'the answers of %s can be submitted, and every piece in them is asked for',
  (_, { kind, style, answers }) => {
    const survey = fromStored({
      ...{ ...livingRoom, favorite_styles: [style], type_of_furniture: kind },
      responses: { ...livingRoom.responses, ...answers },
    });
    // An office is a room that's added to another one.
    const addedRoom = kind === 'office';
    expect(checkSubmission(survey, { signedIn: true, feeCovers: addedRoom, addedRoom })).toEqual({ ok: true });
    const described = pieceKinds.filter((piece) => piece in answers);
    expect(described.length).toBeGreaterThan(2);
    expect(briefOf(survey)?.pieces.map((piece) => piece.kind)).toEqual(expect.arrayContaining(described));
  },
);
