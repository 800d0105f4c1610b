import { AwsClient } from 'aws4fetch';
import { isPublicId } from '#core/media/index.ts';
import { type Files, FilesUnavailable, madeFolder } from './port.ts';

export interface BucketSettings {
  endpoint: string;
  bucket: string;
  key: string;
  secret: string;
  /** Guessed from the endpoint's name if not given. */
  region?: string | undefined;
  /** No call takes longer than this, tries included. */
  seconds?: number;
}

interface Answered {
  ok: boolean;
  status: number;
  body: Buffer;
}

/** An S3-compatible bucket with path-style URLs. Nothing in it is public: we serve every picture ourselves. */
export function filesInBucket(settings: BucketSettings): Files {
  const { endpoint, bucket, key: accessKeyId, secret: secretAccessKey, region, seconds = 20 } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    retries: 3,
    ...(region ? { region } : {}),
  });
  /** What is moved elsewhere is not followed: our pictures go to the bucket the operator named, and nowhere else. */
  async function ask(address: string, init?: RequestInit): Promise<Answered> {
    try {
      // The signal also covers reading the answer: a store that freezes halfway must not hold an upload forever.
      const signal = AbortSignal.timeout(seconds * 1000);
      const answer = await client.fetch(address, { ...init, redirect: 'error', signal });
      return { ok: answer.ok, status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new FilesUnavailable(`the bucket did not answer: ${why}`, { cause: error });
    }
  }
  const root = `${endpoint}/${encodeURIComponent(bucket)}`;

  const addressOf = (key: string, made?: string) => {
    for (const part of made === undefined ? [key] : [key, made]) {
      if (!isPublicId(part)) throw new Error(`not a key: ${part}`);
    }
    return `${root}/${made === undefined ? key : `${madeFolder(key)}/${made}`}`;
  };

  async function put(address: string, bytes: Uint8Array): Promise<void> {
    const answer = await ask(address, { method: 'PUT', body: new Uint8Array(bytes) });
    if (!answer.ok) throw failureOf('keep', answer);
  }

  async function get(address: string): Promise<Buffer | null> {
    const answer = await ask(address);
    if (answer.status === 404) return null;
    if (!answer.ok) throw failureOf('give', answer);
    return answer.body;
  }

  async function remove(address: string): Promise<void> {
    const answer = await ask(address, { method: 'DELETE' });
    if (!answer.ok && answer.status !== 404) throw failureOf('remove', answer);
  }

  async function madeOf(key: string): Promise<string[]> {
    const prefix = encodeURIComponent(`${madeFolder(key)}/`);
    const answer = await ask(`${root}?list-type=2&prefix=${prefix}`);
    if (!answer.ok) throw failureOf('list', answer);
    return [...String(answer.body).matchAll(/<Key>([^<]+)<\/Key>/g)].flatMap(([, found]) => found ?? []);
  }

  return {
    put: (key, bytes) => put(addressOf(key), bytes),
    get: (key) => get(addressOf(key)),
    putMade: (key, name, bytes) => put(addressOf(key, name), bytes),
    getMade: (key, name) => get(addressOf(key, name)),
    async remove(key) {
      await remove(addressOf(key));
      for (const made of await madeOf(key)) await remove(`${root}/${made}`);
    },
    async *list() {
      for (let token: string | null = ''; token !== null; ) {
        const from: string = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`;
        const answer = await ask(`${root}?list-type=2${from}`);
        if (!answer.ok) throw failureOf('list', answer);
        const page = String(answer.body);
        for (const contents of page.split('<Contents>').slice(1)) {
          const key = /<Key>([^<]+)<\/Key>/.exec(contents)?.[1] ?? '';
          const storedAt = new Date(/<LastModified>([^<]+)<\/LastModified>/.exec(contents)?.[1] ?? 0);
          if (isPublicId(key)) yield { key, storedAt };
        }
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1] ?? null;
      }
    },
  };
}

function failureOf(what: string, { status, body }: Answered): Error {
  const words = `the bucket did not ${what} a file: ${status} ${String(body).slice(0, 200)}`;
  return status >= 500 || status === 429 ? new FilesUnavailable(words) : new Error(words);
}
