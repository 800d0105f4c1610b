type Payload = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: number };

/** Limit on sign-ins in progress. Beyond it, the oldest is dropped. */
const most = 2000;

/** Keeps the provider's state between steps, in memory only, because the demo is a single process. */
export function memoryAdapter() {
  const kept = new Map<string, { payload: Payload; until: number }>();
  const read = (key: string) => {
    const found = kept.get(key);
    if (!found || found.until < Date.now()) return undefined;
    return found.payload;
  };
  return class {
    readonly model: string;
    constructor(model: string) {
      this.model = model;
    }
    async upsert(id: string, payload: Payload, expiresIn = 600) {
      for (const [key, { until }] of kept) if (until < Date.now()) kept.delete(key);
      for (const oldest of kept.keys()) {
        if (kept.size < most) break;
        kept.delete(oldest);
      }
      kept.set(`${this.model}:${id}`, { payload, until: Date.now() + expiresIn * 1000 });
    }
    async find(id: string) {
      return read(`${this.model}:${id}`);
    }
    async findByUid(uid: string) {
      for (const [key, { payload }] of kept)
        if (key.startsWith(`${this.model}:`) && payload.uid === uid) return read(key);
      return undefined;
    }
    async findByUserCode() {
      return undefined;
    }
    async destroy(id: string) {
      kept.delete(`${this.model}:${id}`);
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    }
    async consume(id: string) {
      const found = read(`${this.model}:${id}`);
      if (found) found.consumed = Math.floor(Date.now() / 1000);
    }
  };
}
