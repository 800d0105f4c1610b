import type { Context, MiddlewareHandler } from 'hono';
import { type Capability, isStaff } from '#core/account/index.ts';
import { authorise } from '../authorise.ts';
import type { Actor } from '../context.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { pathId } from '../http/path-id.ts';
import { noteRefusals } from './activity/note-refusals.ts';
import { accountById } from './store.ts';

/**
 * `/api/users/:uid/…`: whose records a call is about. `me` and the caller's own uid mean the same. Staff with the
 * capability `view` can read a customer's records, exactly as that customer reads them. For anyone else, another person
 * doesn't exist.
 */
export const recordsOf =
  (view: Capability): MiddlewareHandler<HttpEnvironment> =>
  async (context, next) => {
    const ctx = context.get('ctx');
    const { actor } = ctx;
    if (actor.kind !== 'account') throw new ApiError(401, 'not-signed-in', 'Please sign in first.');
    const uid = context.req.param('uid') ?? 'me';
    if (uid === 'me' || uid === actor.id) return next();
    context.set('ctx', { ...ctx, actor: await otherPerson(context, view) });
    try {
      await next();
    } finally {
      context.set('ctx', ctx);
    }
  };

async function otherPerson(context: Context<HttpEnvironment>, view: Capability): Promise<Actor> {
  const { actor, db } = context.get('ctx');
  if (!authorise(actor, view).ok) {
    await noteRefusals(context.get('ctx'), [view], context.req.raw.headers);
    throw notFound();
  }
  const person = await accountById(db, pathId(context, 'uid'));
  if (!person || person.deletedAt) throw notFound();
  // Colleagues aren't customers: only an admin sees them.
  if (isStaff(person.role) && !authorise(actor, 'people.view').ok) throw notFound();
  if (!['GET', 'HEAD'].includes(context.req.method)) {
    throw new ApiError(403, 'read-only', 'You can read this. Only its owner can change it.');
  }
  // A customer's rights are all that reading their own records takes.
  return { kind: 'account', id: person.id, role: 'customer', email: person.email, firstName: person.firstName };
}
