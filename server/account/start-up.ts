import type { Logger } from 'pino';
import { initialsOf } from '#core/account/index.ts';
import type { Config } from '../config.ts';
import type { Ctx } from '../context.ts';
import { socialProviderIds } from '../gateways/identity/port.ts';
import { firstAvailableSelectionId } from '../selection/first-available.ts';
import { listSurveys } from '../survey/list-surveys.ts';
import { authorise } from './authorise.ts';
import { accountById } from './store.ts';

/** What every page needs to know first: who is asking, and how much of theirs is there. */
export async function startUp(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  config: Pick<Config, 'mode' | 'social' | 'google' | 'facebook'>,
  log: Pick<Logger, 'error'>,
) {
  const house = {
    mode: config.mode,
    social: config.social,
    // In the demo a stand-in answers for each; in production one without credentials has no button.
    signInWith: socialProviderIds.filter((id) => config.mode === 'demo' || config[id]),
    year: ctx.clock.now().getUTCFullYear(),
  };
  const { actor } = ctx;
  const person = actor.kind === 'account' ? await accountById(ctx.db, actor.id) : null;
  if (!person) {
    return { user: null, surveyCount: 0, surveysFailed: false, firstAvailableSelectionId: null, ...house };
  }
  const surveys = await listSurveys(ctx).then(
    (list) => ({ count: list.length, failed: false }),
    // The rest of the page does not depend on it; the visitor is told.
    (error: unknown) => {
      log.error({ err: error }, 'the surveys could not be listed');
      return { count: 0, failed: true };
    },
  );
  return {
    user: {
      uid: person.id,
      email: person.email,
      firstName: person.firstName,
      initials: initialsOf({ firstName: person.firstName, lastName: person.lastName, email: person.email }),
      role: person.role,
      entersStudio: authorise(actor, 'studio.enter').ok,
    },
    surveyCount: surveys.count,
    surveysFailed: surveys.failed,
    firstAvailableSelectionId: await firstAvailableSelectionId(ctx),
    ...house,
  };
}
