import { recentActivity } from '../../audit/recent-activity.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { feeOfAccount } from '../../fee/fee-of-account.ts';
import { uploadsOfAccount } from '../../media/uploads/forget-uploads.ts';
import { messagesOfAccount } from '../../message/messages-of-account.ts';
import { orderRecord } from '../../order/records/order-record.ts';
import { ordersOfAccount } from '../../order/records/orders-of-account.ts';
import { listSelections } from '../../selection/results/list-selections.ts';
import { selectionRecord } from '../../selection/selection-record.ts';
import { listSurveys } from '../../survey/list-surveys.ts';
import { surveyRecord } from '../../survey/survey-record.ts';
import { visitsOfAccount } from '../../visit/visits-of-account.ts';
import type { Auth } from '../auth.ts';
import { listDevices } from '../profile/devices.ts';
import { getProfile } from '../profile/get-profile.ts';
import { listPasskeys } from '../profile/passkeys.ts';
import { socialProvidersOf } from '../sign-in/store-credential.ts';
import { accountById } from '../store.ts';

/** Everything we know about the person, in the API's formats. Null for a visitor. */
export async function downloadAccount(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>, auth: Auth, headers: Headers) {
  const allowed = authorise(ctx.actor, 'account.download-own');
  const person = allowed.ok ? await accountById(ctx.db, allowed.account.id) : null;
  if (!person) return null;
  return {
    writtenAt: ctx.clock.now().toISOString(),
    profile: await getProfile(ctx),
    notifications: { messages: person.notifyMessages, reminders: person.notifyReminders },
    consent: { termsVersion: person.termsVersion, acceptedAt: person.termsAcceptedAt },
    signIn: {
      socialProviders: await socialProvidersOf(ctx.db, person.id),
      secondFactor: person.twoFactorEnabled,
      passkeys: await listPasskeys(ctx),
      devices: await listDevices(ctx, auth, { headers }),
      activity: await recentActivity(ctx),
    },
    surveysData: (await listSurveys(ctx)).map(surveyRecord),
    uploads: await uploadsOfAccount(ctx, person.id),
    visits: [...(await visitsOfAccount(ctx)).values()],
    fee: await feeOfAccount(ctx),
    selections: (await listSelections(ctx)).map(selectionRecord),
    orders: (await ordersOfAccount(ctx)).map(orderRecord),
    messages: await messagesOfAccount(ctx, person.id),
  };
}
