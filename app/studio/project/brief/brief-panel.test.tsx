import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { briefOf } from '#core/survey/index.ts';
import type { Desk } from '#server/selection/desk/open-desk.ts';
import { BriefPanel } from './brief-panel.tsx';

const answers = {
  ...{ type_of_furniture: 'living-room', pieces: ['coffee_table'], more_pieces: ['no-thanks'] },
  coffee_table: { type: 'shelf', materials: 'wood', shape: 'round', budget: 'premium' },
};

function drawn(customerPage: string | null): string {
  const brief = briefOf(answers);
  if (!brief) throw new Error('not a whole brief');
  const desk: Omit<Desk, 'project'> = {
    ...{ surveyId: 'survey_1', answers, brief, customer: 'June', customerPage, specialist: null, mine: false },
    ...{ selection: null, findings: [], asked: null, earlier: [] },
  };
  const facts = { rooms: [], orders: [] };
  return renderToStaticMarkup(
    <MemoryRouter>
      <BriefPanel
        desk={desk as Desk}
        wanted={[]}
        drawn={null}
        visit={null}
        photos={[]}
        customerFacts={facts}
        className=""
      />
    </MemoryRouter>,
  );
}

it('leads to the customer’s page, for those who may go there', () => {
  expect(drawn('account_1')).toMatch(/href="\/studio\/customers\/account_1"[^>]*>Everything about June</);
  expect(drawn(null)).not.toContain('/studio/customers/');
});
