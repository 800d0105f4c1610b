import type { Holder } from '#core/account/index.ts';
import { type ApiDocument, allDoors, type Door, holders } from './doors.ts';
import { outcomeOf } from './judge.ts';
import { People, type Person } from './people.ts';
import { type Random, randomFrom } from './random.ts';
import { spoilDraft, spoilWire } from './spoil.ts';
import { Tally } from './tally.ts';
import { Things } from './things.ts';
import { hasAct } from './valid-acts.ts';
import { validRequest, written } from './valid-request.ts';
import { send, type WireAnswer, type WireRequest } from './wire.ts';

export interface FuzzSettings {
  port: number;
  requests: number;
  seed: number;
  /** How many are under way at once. */
  atOnce?: number;
  onProgress?: (done: number) => void;
  onFailure?: (failure: Failure) => void;
}

/** A request that got a 5xx, or no answer in time. */
export interface Failure {
  turn: number;
  door: string;
  holder: Holder;
  status: number;
  said: string;
  /** Names its lines in the shop's log. */
  requestId: string;
  request: WireRequest;
}

export interface FuzzResult {
  tally: Tally;
  failures: readonly Failure[];
}

/** How many requests are meant well. */
const validShare = 0.35;
const turnsBetweenSignIns = 20_000;
/** It has no end. */
const stream = '/api/events';

/** Sends so many requests to the shop at a port, good and hostile ones, and says what became of each. */
export async function fuzz({
  port,
  requests,
  seed,
  atOnce = 8,
  onProgress,
  onFailure,
}: FuzzSettings): Promise<FuzzResult> {
  const host = `localhost:${port}`;
  const people = new People(port, seed);
  await people.arrive();
  const doors = allDoors(await documentOf(port, host));
  const tally = new Tally();
  const failures: Failure[] = [];
  const seen = new Things();
  let next = 0;
  const fail = (failure: Failure) => {
    failures.push(failure);
    onFailure?.(failure);
  };

  const one = async (turn: number) => {
    const random = randomFrom(seed, turn);
    const meantWell = random.chance(validShare);
    const { door, person } = choose(doors, people, random, meantWell);
    const draft = validRequest(door, person, random, host);
    const spoiled = meantWell ? draft : random.chance(0.55) ? spoilDraft(draft, random, seen) : draft;
    const own = [...spoiled.headers, ...people.headersOf(person, door.path)];
    const good = written({ ...spoiled, headers: own }, random);
    const request = meantWell || (spoiled !== draft && random.chance(0.7)) ? good : spoilWire(good, random);
    const answer = await sent(request, turn, random);
    if (!answer) return fail(failureOf(turn, door, person, noAnswer, request));
    const outcome = outcomeOf(door, person.holder, answer);
    tally.count(door.name, person.holder, outcome, meantWell && door.may(person.holder));
    if (outcome === 'failed') fail(failureOf(turn, door, person, answer, request));
    if (outcome === 'carried out') {
      person.things.learn(answer.body);
      seen.learn(answer.body);
    }
    const unwelcome = outcome === 'at the door' && door.may(person.holder) && meantWell;
    if (unwelcome || door.path.endsWith('/sign-out')) await people.renew(person);
  };

  const sent = (request: WireRequest, turn: number, random: Random): Promise<WireAnswer | null> =>
    send(request, {
      port,
      headersOnly: request.target.includes(stream),
      ...(manyAddresses ? { from: addressFor(random) } : {}),
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') throw new Error(`the shop is gone after ${turn} requests`);
      return null;
    });

  const worker = async () => {
    while (next < requests) {
      const turn = next++;
      if (turn > 0 && turn % turnsBetweenSignIns === 0) await people.renewAll();
      await one(turn);
      onProgress?.(turn + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { tally, failures };
}

/** A good request goes where its sender may go and something is shown or done. */
function choose(doors: readonly Door[], people: People, random: Random, meantWell: boolean) {
  const holder = random.pick(holders);
  const leadsSomewhere = ({ kind, path }: Door) => kind !== 'other' && (kind !== 'act' || hasAct(path));
  const some = holder === 'maker' && random.chance(0.6) ? doors.filter(isMakers) : doors;
  const open = meantWell ? some.filter((door) => leadsSomewhere(door) && door.may(holder)) : some;
  return { door: random.pick(open), person: people.pick(holder, random) };
}

/** A maker may open every public page. It mostly comes for its own. */
const isMakers = ({ path }: Door) => path.startsWith('/maker/') || path.startsWith('/api/maker/');

/** Only Linux has all of 127.0.0.0/8; limits that count by address would otherwise refuse everything after a while. */
const manyAddresses = process.platform === 'linux';

const addressFor = (random: Random) =>
  random.chance(0.1) ? '127.0.0.1' : `127.${1 + random.int(200)}.${random.int(250)}.${1 + random.int(250)}`;

const empty = { body: null, framing: 'length' } as const;
const noAnswer = { status: 0, body: 'no answer in time', headers: new Map<string, string>() };

type Answered = Pick<WireAnswer, 'status' | 'body' | 'headers'>;
const failureOf = (turn: number, door: Door, person: Person, answer: Answered, request: WireRequest): Failure => ({
  ...{ turn, door: door.name, holder: person.holder, request },
  ...{ status: answer.status, said: answer.body.slice(0, 300), requestId: answer.headers.get('x-request-id') ?? '' },
});

async function documentOf(port: number, host: string): Promise<ApiDocument> {
  const asked: WireRequest = { ...{ method: 'GET', target: '/api/openapi.json' }, headers: [['Host', host]], ...empty };
  return JSON.parse((await send(asked, { port })).body) as ApiDocument;
}
