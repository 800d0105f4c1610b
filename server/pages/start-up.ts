import type { Logger } from 'pino';
import { initialsOf } from '#core/account/index.ts';
import { authorise } from '../authorise.ts';
import type { Config } from '../config.ts';
import type { Ctx } from '../context.ts';
import { askedTogether } from '../db/asked-together.ts';
import { socialProviderIds } from '../gateways/identity/port.ts';
import { firstAvailableOf, selectionRows } from '../selection/results/first-available.ts';
import { shopFactRows, shopFactsNow, shopFactsOf } from '../settings/shop-facts.ts';
import { howManySurveys } from '../survey/how-many-surveys.ts';

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock'>;

/** What every page needs: facts about the shop, who is asking, and their surveys and selections. */
export async function startUp(
  ctx: Needs,
  config: Pick<Config, 'mode' | 'social' | 'google' | 'facebook'>,
  log: Pick<Logger, 'error'>,
) {
  const { actor } = ctx;
  const { company, ...theirs } = await factsFor(ctx, log);
  return {
    company,
    session: {
      user: actor.kind === 'account' ? userOf(actor) : null,
      ...theirs,
      mode: config.mode,
      // Settings made in the studio override the environment.
      social: {
        instagram: company.socialPages.instagram ?? config.social.instagram,
        pinterest: company.socialPages.pinterest ?? config.social.pinterest,
      },
      // The demo has a sandbox for each provider. In production, a provider without credentials gets no button.
      signInWith: socialProviderIds.filter((id) => config.mode === 'demo' || config[id]),
      year: ctx.clock.now().getUTCFullYear(),
    },
  };
}

const nothing = { surveyCount: 0, surveysFailed: false, firstAvailableSelectionId: null };

async function factsFor(ctx: Needs, log: Pick<Logger, 'error'>) {
  const { actor, db, clock } = ctx;
  if (actor.kind !== 'account') return { company: await shopFactsNow(ctx), ...nothing };
  const theirs = { surveys: howManySurveys(actor.id), selections: selectionRows(actor.id) };
  try {
    const { surveys, selections, ...facts } = await askedTogether(db, { ...shopFactRows, ...theirs });
    return {
      company: shopFactsOf(facts, clock.now()),
      surveyCount: surveys,
      surveysFailed: false,
      firstAvailableSelectionId: firstAvailableOf(selections),
    };
  } catch (error) {
    // The rest of the page works without the customer's own data, and the page tells them it's missing.
    log.error({ err: error }, 'the surveys couldn’t be listed');
    return { company: await shopFactsNow(ctx), ...nothing, surveysFailed: true };
  }
}

function userOf(actor: Extract<Ctx['actor'], { kind: 'account' }>) {
  const { id, email, firstName, lastName = '', role } = actor;
  return {
    ...{ uid: id, email, firstName, role },
    initials: initialsOf({ firstName, lastName, email }),
    entersStudio: authorise(actor, 'studio.enter').ok,
  };
}
