import type { Json } from '../wire/refusal.ts';
import { seconds } from './seconds.ts';

export const apiVersion = '2026-10-28.endive';

export interface EventRow {
  id: string;
  created: Date;
  type: string;
  object: Json;
  request_id: string | null;
  idempotency_key: string | null;
}

export const eventObject = (row: EventRow): Json => ({
  id: row.id,
  object: 'event',
  api_version: apiVersion,
  created: seconds(row.created),
  data: { object: row.object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: row.request_id, idempotency_key: row.idempotency_key },
  type: row.type,
});
