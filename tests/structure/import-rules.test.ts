import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverCompositions, serverFrame, serverNouns, violations, waysThroughFrame } from './import-rules.ts';
import { importsBelow, importsOf, sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

const planted: readonly [from: string, statement: string, rule: RegExp][] = [
  ['core/fee/fee.ts', "import { db } from '#server/db/database.ts';", /only core and zod/],
  ['core/fee/fee.ts', "import { useState } from 'react';", /only core and zod/],
  ['core/fee/fee.ts', "import { readdirSync, readFileSync } from 'node:fs';", /only core and zod/],
  ['core/fee/fee.ts', "import { orderTotals } from '../order/index.ts';", /earlier nouns/],
  ['core/order/totals.ts', "import { cents } from '../money/cents.ts';", /index\.ts/],
  ['server/fee/pay-fee.ts', "import { cents } from '#core/money/cents.ts';", /index\.ts/],
  ['server/fee/pay-fee.ts', "import { surveysOf } from '../survey/store.ts';", /use cases/],
  ['server/survey/save-survey.ts', "import { takeRoom } from '../fee/take-room.ts';", /earlier nouns/],
  ['server/payment/sync.ts', "import type { FeeOrder } from '../fee/paying/fee-order.ts';", /earlier nouns/],
  ['server/payment/sync.ts', "export { placeOrder } from '../order/placing/place-order.ts';", /earlier nouns/],
  ['server/account/find-account.ts', "const late = await import('#server/visit/forget-visits.ts');", /earlier nouns/],
  ['server/account/find-account.ts', "import { downloadAccount } from '../privacy/download-account.ts';", /above them/],
  ['server/pages/start-up.ts', "import { openQuiz } from '../quiz/open-quiz.ts';", /above them/],
  ['server/pages/start-up.ts', "import { surveysOf } from '../survey/store.ts';", /use cases/],
  ['server/fee/pay-fee.ts', "import { stripePayments } from '../gateways/payments/stripe.ts';", /main\.ts/],
  ['server/fee/pay-fee.ts', "import { Header } from '#app/shell/header/header.tsx';", /screens/],
  ['app/pages/quiz/step.tsx', "import { payFee } from '#server/fee/pay-fee.ts';", /route module/],
  ['app/pages/quiz/quiz.route.tsx', "import { Board } from '#app/pages/results/board.tsx';", /own/],
  ['app/parts/account/form.tsx', "import { useSession } from '#app/shell/session/session.ts';", /shell/],
  ['app/ui/action/button.tsx', "import { Price } from '#app/parts/order/price.tsx';", /no noun/],
  ['content/faq.ts', "import { db } from '#server/db/database.ts';", /only core/],
  ['showroom/models/sofa.ts', "import { Button } from '#app/ui/action/button.tsx';", /only core/],
  ['app/parts/live-room/stage.ts', "import { Vector3 } from 'three';", /showroom’s/],
  ['server/room/open-room.ts', "import { liveModel } from '#showroom/live/index.ts';", /worker/],
  ['app/parts/room/room-section.tsx', "import { buildModel } from '#showroom/models/index.ts';", /worker/],
  ['server/fee/pay-fee.ts', "import { makeFee } from '#tests/factories/fee.ts';", /screens|nothing imports/],
  ['app/pages/quiz/step.tsx', "const late = await import('#server/fee/pay-fee.ts');", /route module/],
];

describe('who may import whom', () => {
  it.each(planted)('%s must not: %s', (from, statement, rule) => {
    const [violation] = violations(importsOf(from, `${statement}\n`));
    expect(violation?.rule).toMatch(rule);
  });

  it('is kept by the whole house', () => {
    const all = importsBelow(root);
    expect(all.length).toBeGreaterThan(1000);
    const found = violations(all);
    expect(found.map(({ from, to, rule }) => `${from} → ${to}: ${rule}`)).toEqual([]);
  });

  it.each([
    ['server/order/placing/place-order.ts', "import { takeCredit } from '../../fee/order-credit.ts';"],
    ['server/pages/start-up.ts', "import { howManySurveys } from '../survey/how-many-surveys.ts';"],
    ['server/limits/take-try.ts', "import { authorise } from '../authorise.ts';"],
    ['server/jobs/sweeps.ts', "import { eraseAccounts } from '../privacy/erase-accounts.ts';"],
  ])('%s may: %s', (from, statement) => {
    expect(violations(importsOf(from, `${statement}\n`))).toEqual([]);
  });

  it('has no way around the order of the server’s nouns through the frame', () => {
    const around = [
      ...importsOf('server/payment/sync.ts', "import { payables } from '../payables.ts';\n"),
      ...importsOf('server/payables.ts', "import { feePayments } from './fee/paying/fee-payments.ts';\n"),
    ];
    expect(waysThroughFrame(around)).toEqual([
      'server/payment/sync.ts → server/payables.ts → server/fee/paying/fee-payments.ts',
    ]);
    expect(waysThroughFrame(importsBelow(root))).toEqual([]);
  });

  it('knows every folder of the server: frame, noun or composition', () => {
    const known = [...serverFrame, ...serverNouns, ...serverCompositions];
    const folders = readdirSync(join(root, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(new Set(known).size).toBe(known.length);
    expect([...known].sort()).toEqual(folders.sort());
  });

  it('lets only server/config.ts read the environment', () => {
    const readers = sourceFiles(root).filter(
      (path) =>
        /^(core|server|app|content|showroom)\//.test(path) &&
        /process\.env\b/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(readers).toEqual(['server/config.ts']);
  });

  it('has no drawer without a name of its own', () => {
    const isDrawer = (path: string) => /(^|\/)(utils?|helpers?|misc|common|lib)(\/|\.tsx?$)/.test(path);
    expect(['core/utils.ts', 'app/helpers/a.tsx'].every(isDrawer)).toBe(true);
    expect(sourceFiles(root).filter(isDrawer)).toEqual([]);
  });
});
