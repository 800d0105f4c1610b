import { z } from 'zod';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { easternDay } from '#core/promotion/index.ts';
import type { ExemptionProblems } from '#core/tax/index.ts';
import { permits } from '#server/authorise.ts';
import type { Ctx } from '#server/context.ts';
import { changeNote, deleteNote, type NoteDone, writeNote } from '#server/customer/notes.ts';
import { addTag, removeTag, type TagDone } from '#server/customer/tags.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { getStudioCustomer } from '#server/pages/studio-customer/studio-customer.ts';
import { endCustomersExemption, exemptCustomer } from '#server/tax/exemptions.ts';
import type { Route } from './+types/customer.route.ts';
import { ConsentsSection } from './consents-section.tsx';
import styles from './customer.module.css';
import { ExemptionsSection } from './exemptions-section.tsx';
import { FeesSection, MoneySection, OrdersSection } from './money-sections.tsx';
import { NotesSection } from './notes-section.tsx';
import { MessagesSection, ProjectsSection, VisitsSection } from './project-sections.tsx';
import { TagsSection } from './tags-section.tsx';
import { noteRefused, tagRefused, customerWords as words } from './words.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.customer.name ?? words.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const customer = await getStudioCustomer(ctx, params.customerId);
  if (!customer) throw redirect('/studio/customers');
  return { customer, today: easternDay(ctx.clock.now()), mayExempt: permits(ctx.actor, 'customer.exempt') };
}

const text = z.string().max(20_000);
const asked = z.discriminatedUnion('act', [
  z.object({ act: z.literal('write-note'), body: text, draftId: z.string().regex(/^[\w-]{0,64}$/) }),
  z.object({ act: z.literal('change-note'), noteId: text, body: text, revision: z.coerce.number().int() }),
  z.object({ act: z.literal('delete-note'), noteId: text }),
  z.object({ act: z.literal('add-tag'), tag: text }),
  z.object({ act: z.literal('remove-tag'), tag: text }),
  z.object({ act: z.literal('exempt'), number: text, until: text, states: z.array(text).max(100) }),
  z.object({ act: z.literal('end-exemption'), exemptionId: text }),
]);

interface CustomerAnswer {
  ok: boolean;
  message: string;
  problems?: ExemptionProblems;
}

export async function action({ request, params, context }: Route.ActionArgs): Promise<CustomerAnswer> {
  const form = await request.formData();
  const read = asked.safeParse({ ...Object.fromEntries(form), states: form.getAll('states') });
  if (!read.success) return { ok: false, message: words.failed };
  return perform(servicesOf(context).ctx, params.customerId, read.data);
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): CustomerAnswer => ({ ok: false, message }));

async function perform(ctx: Ctx, customerId: string, given: z.infer<typeof asked>): Promise<CustomerAnswer> {
  switch (given.act) {
    case 'write-note':
      return noted(
        await writeNote(ctx, { customerId, body: given.body, draftId: given.draftId || ctx.ids.token() }),
        words.noteSaved,
      );
    case 'change-note': {
      const { noteId, body, revision: seenRevision } = given;
      return noted(await changeNote(ctx, { customerId, noteId, body, seenRevision }), words.noteSaved);
    }
    case 'delete-note':
      return noted(await deleteNote(ctx, { customerId, noteId: given.noteId }), words.noteRemoved);
    case 'add-tag':
      return tagged(await addTag(ctx, { customerId, tag: given.tag }), words.tagAdded);
    case 'remove-tag':
      return tagged(await removeTag(ctx, { customerId, tag: given.tag }), words.tagRemoved);
    case 'exempt': {
      const { number, until, states } = given;
      const done = proved(await exemptCustomer(ctx, { accountId: customerId, typed: { number, until, states } }));
      if (done.ok) return { ok: true, message: words.exemptionSaved };
      if (done.reason === 'invalid') return { ok: false, message: words.checkExemption, problems: done.problems };
      return { ok: false, message: words.exemptionRefused[done.reason] };
    }
    case 'end-exemption': {
      const done = proved(await endCustomersExemption(ctx, { accountId: customerId, id: given.exemptionId }));
      if (done.ok) return { ok: true, message: words.exemptionEnded };
      return { ok: false, message: words.exemptionRefused[done.reason] };
    }
  }
}

const noted = (done: NoteDone, message: string): CustomerAnswer =>
  done.ok ? { ok: true, message } : { ok: false, message: noteRefused[done.reason] };
const tagged = (done: TagDone, message: string): CustomerAnswer =>
  done.ok ? { ok: true, message } : { ok: false, message: tagRefused[done.reason] };

/** One customer: what they have with us, and what we noted about them. */
export default function StudioCustomer({ loaderData: { customer, today, mayExempt } }: Route.ComponentProps) {
  const { email, phone, place, since, verified, disabled } = customer;
  return (
    <DetailPage
      back={{ href: '/studio/customers', label: words.back }}
      title={customer.name}
      lead={
        <span className={styles.lead}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
          {phone && <TextLink href={`tel:${phone}`}>{phone}</TextLink>}
          {place && <span>{place}</span>}
          <span>{words.sinceDay(since)}</span>
          <StateLabel tone={verified ? 'good' : 'waiting'}>{verified ? words.verified : words.notVerified}</StateLabel>
          {disabled && <StateLabel tone="bad">{words.disabled}</StateLabel>}
        </span>
      }
    >
      <div className={styles.customer}>
        <div className={styles.part}>
          {customer.rooms && <ProjectsSection rooms={customer.rooms} more={customer.more.rooms} />}
          {customer.orders && <OrdersSection orders={customer.orders} more={customer.more.orders} />}
          {customer.fees && <FeesSection fees={customer.fees} />}
          {customer.rooms && <MessagesSection rooms={customer.rooms} letters={customer.letters ?? []} />}
          {customer.visits && <VisitsSection visits={customer.visits} rooms={customer.rooms ?? []} />}
        </div>
        <div className={styles.part}>
          <TagsSection tags={customer.tags} others={customer.otherTags} />
          <NotesSection notes={customer.notes} />
          {customer.money && <MoneySection money={customer.money} />}
          <ExemptionsSection exemptions={customer.exemptions} today={today} mayEdit={mayExempt} />
          <ConsentsSection agreed={customer.agreed} consents={customer.consents} />
        </div>
      </div>
    </DetailPage>
  );
}
