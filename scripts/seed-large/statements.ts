import { steps } from '#core/survey/index.ts';
import { receiptOf, shippingOf } from './receipt.ts';

export interface Amounts {
  projects: number;
  pieces: number;
  orders: number;
}

/** More of the pieces there are, with other names, prices and stock. `along` are further columns to copy as they are. */
export const pieceStatement = (pieces: number, along: readonly string[] = []): string => {
  const copied = along.map((column) => `, ${column}`).join('');
  return `insert into furniture (record_id, name, kind, rooms, styles, price_cents, stock, active, item, search_text${copied})
       select 'large-' || number, name || ' No. ' || n, kind, rooms, styles,
         greatest(100, (price_cents * (0.6 + (n % 80) / 100.0))::integer), (number * 7) % 40, number % 50 <> 0, item,
         search_text || ' no ' || n${copied}
       from (
         select own.*, n, (n - 1) * own.many + own.place as number
         from (select *, row_number() over (order by record_id) as place, count(*) over () as many
               from furniture where record_id not like 'large-%') own
         cross join lateral generate_series(1, (${pieces} + own.many - 1) / own.many) n
         where (n - 1) * own.many + own.place <= ${pieces}
       ) made`;
};

/** Eight of ten projects are ordered. Each has three pairs of boards, and here every pair has at most one live order. */
const ordered = `(i % 10) >= 2`;
const days = (expression: string) => `interval '1 day' * (${expression})`;
const hours = (expression: string) => `interval '1 hour' * (${expression})`;
const firstNames = `(array['Ada','June','Theo','Maren','Noor','Bo','Ines','Sam','Ottilie','Ravi'])`;

/**
 * One statement per table, in the order the foreign keys require. Everything is derived from row numbers, so the same
 * amounts always give the same shop; only its times are relative to now.
 */
export function statements({ projects, pieces, orders }: Amounts): [what: string, sql: string][] {
  const from = `generate_series(1, ${projects}) i`;
  const orderedProjects = Math.floor((projects * 8) / 10);
  return [
    ['pieces', pieceStatement(pieces)],
    [
      'specialists',
      `insert into account (id, name, first_name, email, role)
       select 'account_large_s' || i, ${firstNames}[1 + i % 10] || ' S' || i, ${firstNames}[1 + i % 10],
         'specialist-' || i || '@large.example', 'specialist' from generate_series(1, 12) i`,
    ],
    [
      'customers',
      `insert into account (id, name, first_name, email, created_at)
       select 'account_large_' || i, ${firstNames}[1 + i % 10] || ' ' || i, ${firstNames}[1 + i % 10],
         'customer-' || i || '@large.example', now() - ${days('i % 365')} from ${from}`,
    ],
    [
      'surveys',
      `insert into survey (id, account_id, in_progress, submitted_at, responses, created_at)
       select 'survey_large_' || i, 'account_large_' || i, false, now() - ${days('i % 365')},
         jsonb_build_object(
           'type_of_furniture', (array['living-room','bedroom','dining-room'])[1 + i % 3],
           'favorite_styles', jsonb_build_array((array['draper','moody','roy'])[1 + i % 3]),
           'wood_tone', 'light', 'project_name', 'Room ' || i,
           'pieces', jsonb_build_array((array['sofa','bed','dining_table'])[1 + i % 3], 'rug'),
           'more_pieces', jsonb_build_array('no-thanks')),
         now() - ${days('i % 365')} from ${from}`,
    ],
    [
      'fees',
      `insert into fee (id, account_id, survey_id, status, price_cents, paid_cents, opened_at, paid_at)
       select 'fee_large_' || i, 'account_large_' || i, 'survey_large_' || i, 'complete', 14900, 14900,
         now() - ${days('i % 365')}, now() - ${days('i % 365')} from ${from}`,
    ],
    [
      'payments of fees',
      `insert into payment (id, purpose, account_id, state, opened_cents, due_cents, intent_id, opened_at, next_check_at, paid_at)
       select id, 'fee', account_id, 'complete', price_cents, price_cents, 'pi_large_f' || substr(id, 11), opened_at, opened_at,
         paid_at from fee where id like 'fee\\_large\\_%'`,
    ],
    [
      'rooms of fees',
      `insert into fee_room (survey_id, fee_id, taken_at)
       select 'survey_large_' || i, 'fee_large_' || i, now() - ${days('i % 365')} from ${from}`,
    ],
    [
      'fees in the books',
      `insert into ledger_entry (id, fee_id, kind, "of", cents, payment_id, at)
       select 'ledger_large_f' || i, 'fee_large_' || i, 'captured', 'fee', 14900, 'pi_large_f' || i,
         now() - ${days('i % 365')} from ${from}`,
    ],
    [
      // One project in ten is still waiting, and a few of those are overdue.
      'projects',
      `insert into project (id, survey_id, account_id, state, specialist_id, taken_at, waiting_since, due_at, boards_ready_at,
         missed_at, reminded_hours_left, revisions, created_at)
       select 'project_large_' || i, 'survey_large_' || i, 'account_large_' || i,
         case when i % 20 = 0 then 'waiting for boards' when i % 20 = 10 then 'revising'
           when i % 10 = 1 then 'boards ready' else 'ordered' end,
         'account_large_s' || (1 + i % 12), since, since, since + interval '72 hours',
         case when i % 10 > 0 then since + ${hours('1 + i % 76')} end,
         case when i % 10 > 0 and i % 76 > 71 then since + interval '72 hours'
           when i % 2000 = 0 then since + interval '72 hours' end,
         0, case when i % 20 = 10 then 1 else 0 end, since
       from (select i, now() - case when i % 2000 = 0 then interval '80 hours'
               when i % 10 = 0 then ${hours('i / 10 % 70')} else ${days('4 + i % 360')} end as since from ${from}) made`,
    ],
    [
      'selections',
      `insert into selection (id, survey_id, account_id, specialist_id, revision, state, published_at, created_at)
       select 'selection_large_' || i || '_' || r, 'survey_large_' || i, 'account_large_' || i,
         'account_large_s' || (1 + i % 12), r, case when ${ordered} then 'ordered' else 'published' end,
         now() - ${days('i % 360')}, now() - ${days('i % 360')}
       from ${from} cross join generate_series(0, 2) r
       where ${ordered} or (r = 0 and i % 20 <> 0)`,
    ],
    [
      'boards',
      `insert into board (id, selection_id, letter, name)
       select 'board_large' || substr(selection.id, 16) || letter, selection.id, letter, 'Board ' || upper(letter)
       from selection cross join unnest(array['a', 'b']) letter where selection.id like 'selection\\_large\\_%'`,
    ],
    [
      'pieces on boards',
      `insert into board_piece (id, board_id, slot, kind, record_id)
       select board.id || '_' || slot, board.id, slot, 'sofa',
         'large-' || (1 + (abs(hashtext(board.id)) % ${pieces} + slot * 7919) % ${pieces})
       from board cross join generate_series(0, 3) slot where board.id like 'board\\_large%'`,
    ],
    [
      // Here a pair of boards has one live order; any others were canceled and refunded.
      'orders',
      `insert into purchase (id, account_id, selection_id, payment, address, merchandise_cents, shipping_cents,
         white_glove_cents, total_cents, terms_version, money_lines, opened_at, paid_at, cancelled_at)
       select 'order_large_' || lpad(o::text, 8, '0'), 'account_large_' || i, 'selection_large_' || i || '_' || round % 3, 'complete',
         jsonb_build_object('name', 'Customer ' || i, 'line1', i || ' Large Street', 'line2', '', 'city', 'Brooklyn',
           'state', 'NY', 'zip', '11201', 'phone', '7185550100'),
         merchandise, shipping, 0, merchandise + shipping, '1',
         ${receiptOf({ merchandise: 'merchandise', shipping: 'shipping', total: 'merchandise + shipping' }, 3)},
         paid, paid, case when round > 2 then paid + interval '1 hour' end
       from (
         select o, (o - 1) / ${orderedProjects} as round, now() - ${days('(o * 7919) % 363')} - ${hours('1 + o % 20')} as paid,
           ((o - 1) % ${orderedProjects}) / 8 * 10 + 2 + ((o - 1) % ${orderedProjects}) % 8 as i,
           (select sum(30000 + ((o * 37 + k * 101) % 200) * 1000) from generate_series(0, 2) k)::integer as merchandise
         from generate_series(1, ${orders}) o
       ) made cross join lateral (select ${shippingOf('merchandise')} as shipping) delivery where i <= ${projects}`,
    ],
    [
      'payments of orders',
      `insert into payment (id, purpose, account_id, state, opened_cents, due_cents, intent_id, opened_at, held_until,
         next_check_at, paid_at)
       select id, 'order', account_id, payment, total_cents, total_cents, 'pi_large_' || substr(id, 13)::integer, opened_at,
         opened_at, opened_at, paid_at from purchase where id like 'order\\_large\\_%'`,
    ],
    [
      'lines',
      `insert into purchase_line (id, purchase_id, position, record_id, name, vendor, unit_cents, quantity, delivery,
         white_glove_cents, shares, state, ship_by, first_ship_by, carrier, tracking, shipped_at, delivered_at)
       select 'line_large_' || o || '_' || k, purchase.id, k, furniture.record_id, furniture.name,
         coalesce(furniture.item #>> '{vendor,name}', ''), cents, 1, 'standard', 0,
         jsonb_build_object('list', cents, 'volumeDiscount', 0, 'coupon', 0, 'net', cents, 'tax', 0, 'whiteGlove', 0),
         state, to_char(day, 'YYYY-MM-DD'), to_char(day, 'YYYY-MM-DD'),
         case when state in ('shipped', 'delivered') then 'ups' end,
         case when state in ('shipped', 'delivered') then '1Z' || o end,
         case when state in ('shipped', 'delivered') then purchase.paid_at + interval '3 days' end,
         case when state = 'delivered' then purchase.paid_at + interval '9 days' end
       from (select id, paid_at, cancelled_at, substr(id, 13)::integer as o from purchase where id like 'order\\_large\\_%') purchase
       cross join generate_series(0, 2) k
       cross join lateral (select 30000 + ((o * 37 + k * 101) % 200) * 1000 as cents,
         case when cancelled_at is not null then 'cancelled' when paid_at < now() - interval '30 days' then 'delivered'
           when paid_at < now() - interval '10 days' then 'shipped' when paid_at < now() - interval '12 hours' then 'confirmed'
           else 'placed' end as state,
         greatest(paid_at + interval '21 days', case when paid_at > now() - interval '10 days' then now() + interval '5 days' end) as day
       ) of_line
       join furniture on furniture.record_id = 'large-' || (1 + (o * 31 + k * 7919) % ${pieces})`,
    ],
    [
      'what happened to lines',
      `insert into purchase_line_event (id, line_id, act, state, actor, at)
       select 'event' || substr(line.id, 5) || '_' || n, line.id, case n when 0 then 'place' else 'confirm' end,
         case n when 0 then 'placed' else line.state end,
         case n when 0 then purchase.account_id else 'account_large_s1' end, purchase.paid_at + ${hours('n * 5')}
       from purchase_line line join purchase on purchase.id = line.purchase_id cross join generate_series(0, 1) n
       where line.id like 'line\\_large\\_%' and (n = 0 or line.state <> 'placed')`,
    ],
    [
      'orders in the books',
      `insert into ledger_entry (id, purchase_id, kind, "of", line_id, cents, payment_id, at)
       select 'ledger_large_' || line.id || kind, line.purchase_id, kind, 'line', line.id, line.unit_cents,
         payment.intent_id, payment.paid_at
       from purchase_line line join payment on payment.id = line.purchase_id
       cross join unnest(array['captured', 'refunded']) kind
       where line.id like 'line\\_large\\_%' and (kind = 'captured' or line.state = 'cancelled')`,
    ],
    [
      'shipping in the books',
      `insert into ledger_entry (id, purchase_id, kind, "of", cents, payment_id, at)
       select 'ledger_large_' || purchase.id || kind, purchase.id, kind, 'shipping', shipping_cents, intent_id, purchase.paid_at
       from purchase join payment using (id) cross join unnest(array['captured', 'refunded']) kind
       where purchase.id like 'order\\_large\\_%' and (kind = 'captured' or cancelled_at is not null)`,
    ],
    [
      'refunds',
      `insert into refund (id, purchase_id, payment_id, intent_id, reason, state, line_ids, amounts, cents, refund_id,
         promised_at, next_try_at, sent_at)
       select 'refund_large' || substr(purchase.id, 12), purchase.id, purchase.id, intent_id, 'cancelled', 'sent', line_ids,
         lines || jsonb_build_object('of', 'shipping', 'lineId', null, 'cents', shipping_cents), total_cents,
         're_large' || substr(purchase.id, 12), cancelled_at, cancelled_at, cancelled_at
       from purchase join payment using (id) cross join lateral (
         select array_agg(id order by position) as line_ids,
           jsonb_agg(jsonb_build_object('of', 'line', 'lineId', id, 'cents', unit_cents) order by position) as lines
         from purchase_line where purchase_id = purchase.id
       ) of_lines where purchase.id like 'order\\_large\\_%' and cancelled_at is not null`,
    ],
    [
      'visits',
      `insert into visit (id, survey_id, account_id, state, zip, representative, date, created_at, updated_at)
       select 'visit_large_' || i, 'survey_large_' || i, 'account_large_' || i,
         (array['requested', 'scheduled', 'complete'])[1 + i / 7 % 3], '11201', 'Sam', (now() + ${days('i % 60 - 45')})::date,
         now() - ${days('i % 90')}, now() - ${days('i % 90')} from ${from} where i % 7 = 0`,
    ],
    [
      'letters',
      `insert into contact_message (id, once_key, name, email, topic, message, state, received_at)
       select 'contact_large_' || i, 'large-' || i, 'Customer ' || i, 'customer-' || i || '@large.example', 'other',
         'How is order ' || i || ' doing?', (array['new', 'answered', 'closed'])[1 + i / 3 % 3],
         now() - ${days('i % 200')} from ${from} where i % 3 = 0`,
    ],
    [
      'coupons',
      `insert into coupon (code, scope, percent) select 'LARGE' || i, 'furniture', 1 + i % 50 from generate_series(1, 200) i`,
    ],
    [
      'coupons used',
      `insert into coupon_use (id, code, account_id, order_id, used_at)
       select 'use_' || id, 'LARGE' || (1 + substr(id, 13)::integer % 200), account_id, id, paid_at
       from purchase where id like 'order\\_large\\_%' and substr(id, 13)::integer % 10 = 0`,
    ],
    [
      'lines of the log',
      `insert into audit (id, actor, act, subject_kind, subject_id, survey_id, created_at)
       select 'audit_large_' || n, 'account_large_s' || (1 + n % 12),
         (array['project.take', 'board.publish', 'message.write', 'order.confirm', 'order.ship'])[1 + n % 5],
         'project', 'survey_large_' || (1 + n % ${projects}), 'survey_large_' || (1 + n % ${projects}),
         now() - ${hours('n % 8000')} from generate_series(1, ${projects * 10}) n`,
    ],
    [
      'pages counted',
      `insert into page_count (day, page, opened)
       select (now() - ${days('n')})::date, page, 20 + (n * 7) % 90
       from generate_series(1, 365) n cross join unnest(array['/', '/quiz', '/about', '/support', '/contact', '/projects',
         '/inspiration-gallery', '/glossary', 'other']) page on conflict do nothing`,
    ],
    [
      'steps counted',
      `insert into quiz_step_count (day, step, seen, answered, left_here)
       select (now() - ${days('n')})::date, step, 100 - place, 90 - place, 3
       from generate_series(1, 365) n
       cross join unnest(array[${steps.map(({ slug }) => `'${slug}'`).join(', ')}]) with ordinality as counted (step, place)
       where place < 80 on conflict do nothing`,
    ],
  ];
}
