import { describe, expect, it } from 'vitest';
import { questionnaireRecord, questionnaireSchema, quizPictures, totalSurveySteps } from './index.ts';

const { questions, ...rest } = questionnaireRecord('https://shop.example');
const asked = (key: string) => questions.find(({ answerRefId }) => answerRefId === key);

describe('§3 the questionnaire as it is read through the API', () => {
  it('§3 has the spec’s names for every question and every option', () => {
    expect(questionnaireSchema.safeParse({ questions, ...rest }).error).toBeUndefined();
    expect(rest.totalSurveySteps).toBe(totalSurveySteps);
    for (const question of questions) {
      expect(Object.keys(question).toSorted()).toEqual(
        [
          ...['question', 'text', 'inputFields', 'questionsRefId', 'answerRefId', 'slug', 'prompt', 'answers'],
          ...['colors', 'placeholder'],
        ].toSorted(),
      );
      expect(question.inputFields.length).toBeGreaterThan(0);
    }
  });

  it('has every sentence in words, without a gap for the room’s name', () => {
    expect(JSON.stringify(questionnaireRecord())).not.toContain('{room}');
  });

  it('§3 tells a radio option by value, label, image, green_img and imagePublicID', () => {
    expect(asked('type_of_furniture')?.answers[0]).toEqual({
      value: 'living-room',
      label: 'Living room',
      image: 'https://shop.example/image/w_640/quiz/room/living-room',
      green_img: 'https://shop.example/image/w_640/quiz/room/living-room',
      imagePublicID: 'quiz/room/living-room',
    });
  });

  it('§3 tells an input field by text, value, type, trait, imagePublicID and color', () => {
    expect(asked('sofa.color')?.inputFields[0]).toEqual({
      ...{ text: 'Green', value: 'green', type: 'radio', trait: 'color', imagePublicID: 'quiz/sofa-color/green' },
      color: expect.stringMatching(/^#|var|rgb|oklch/),
    });
    expect(asked('sofa.color')?.colors).toHaveLength(3);
    expect(asked('what_kind_of_place_description')).toMatchObject({
      inputFields: [{ text: 'What is it?', value: null, type: 'text' }],
      placeholder: expect.stringContaining('houseboat'),
      answers: [],
    });
    expect(asked('sofa.budget')?.answers.map(({ value }) => value)).toEqual(['basic', 'premium', 'luxe']);
  });

  it('names only pictures that the quiz has', () => {
    const named = questions.flatMap(({ answers }) => answers.flatMap(({ imagePublicID }) => imagePublicID ?? []));
    expect(named.filter((id) => !quizPictures.includes(id))).toEqual([]);
  });
});
