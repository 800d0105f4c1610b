import { setTimeout as pause } from 'node:timers/promises';
import type { Holder } from '#core/account/index.ts';
import { demoAccounts, demoPassword } from '#server/account/staff/seed-demo-accounts.ts';
import { encode, form } from './content.ts';
import { type Random, randomFrom } from './random.ts';
import { Things } from './things.ts';
import { keyForm } from './valid-studio-acts.ts';
import { send, type WireAnswer } from './wire.ts';

export interface Person {
  holder: Holder;
  email: string | null;
  password: string;
  cookie: string;
  apiKey: string | null;
  /** What they were shown. */
  things: Things;
  /** Made for this run: may be deleted, disabled, and given another password. */
  expendable: boolean;
}

const password = 'a-long-fuzzed-password';

/** Everybody who asks in a run. Who was signed out is signed in again; who is gone is replaced. */
export class People {
  readonly #port: number;
  readonly #run: number;
  readonly #all: Person[] = [];
  #made = 0;

  constructor(port: number, run: number) {
    this.#port = port;
    this.#run = run;
  }

  async arrive(): Promise<void> {
    this.#all.push(this.#visitor());
    for (const { email, role } of demoAccounts) {
      const person = this.#person(role, email, demoPassword, false);
      await this.signIn(person);
      this.#all.push(person);
    }
    for (let made = 0; made < 3; made++) this.#all.push(await this.#signUp());
    this.#all.push(await this.#program(), await this.#maker());
    for (const person of this.#all) await this.#lookAround(person);
  }

  /** So that they know of things to ask for. */
  async #lookAround(person: Person): Promise<void> {
    const own = ['/api/users/me/selections', '/api/users/me/orders', '/api/users/me/surveysData', '/projects.data'];
    const studio = ['/studio.data', '/studio/orders.data', '/studio/guarantee.data', '/studio/catalog.data'];
    for (const target of ['/api/furniture?limit=20', '/inspiration-gallery.data', '/contact.data', ...own, ...studio]) {
      const answer = await this.#ask('GET', target, person);
      if (answer.status === 200) person.things.learn(answer.body);
    }
  }

  /** The demo's own customer has orders and boards, and asks most. */
  pick(holder: Holder, random: Random): Person {
    const some = this.#all.filter((person) => person.holder === holder);
    const own = some.filter(({ expendable }) => !expendable);
    return random.chance(0.6) && own.length > 0 ? random.pick(own) : random.pick(some);
  }

  headersOf({ holder, cookie, apiKey }: Person, path = ''): [string, string][] {
    const isCall = holder !== 'maker' || path.startsWith('/api/');
    return [
      ...(cookie ? [['Cookie', cookie] as [string, string]] : []),
      ...(apiKey && isCall ? [['api-key', apiKey] as [string, string]] : []),
    ];
  }

  /** After an answer that only someone who is not signed in gets. */
  async renew(person: Person): Promise<void> {
    if (person.holder === 'visitor' || person.holder === 'api-key') return;
    // Its link ends when someone changes where its orders go.
    if (person.holder === 'maker') return this.#sendLink(person);
    const still = await this.#ask('GET', '/api/users/me', person);
    if (still.status === 200 || (await this.signIn(person)) || !person.expendable) return;
    const at = this.#all.indexOf(person);
    if (at >= 0) this.#all[at] = await this.#signUp();
  }

  /** Some acts want a recent proof of who asks. */
  async renewAll(): Promise<void> {
    for (const person of this.#all) if (person.email) await this.signIn(person);
  }

  async signIn(person: Person): Promise<boolean> {
    const answer = await this.#ask('POST', '/api/auth/sign-in/email', null, {
      email: person.email,
      password: person.password,
    });
    const cookie = cookieOf(answer);
    if (answer.status !== 200 || !cookie) return false;
    person.cookie = cookie;
    return true;
  }

  #visitor = () => this.#person('visitor', null, '', true);

  #person = (holder: Holder, email: string | null, secret: string, expendable: boolean): Person => ({
    ...{ holder, email, password: secret, expendable },
    ...{ cookie: '', apiKey: null, things: new Things() },
  });

  async #signUp(): Promise<Person> {
    this.#made += 1;
    const person = this.#person('customer', `fuzz-${this.#run}-${this.#made}@example.com`, password, true);
    const body = { email: person.email, password, name: 'June', firstName: 'June' };
    const answer = await this.#ask('POST', '/api/auth/sign-up/email', null, body);
    person.cookie = cookieOf(answer);
    if (!person.cookie) throw new Error(`no one could sign up: ${answer.status} ${answer.body.slice(0, 300)}`);
    return person;
  }

  /** A program with a key that the admin made. */
  async #program(): Promise<Person> {
    const admin = this.#all.find(({ holder }) => holder === 'admin');
    const random = { chance: () => false } as unknown as Random;
    const { type, body } = encode(keyForm('Fuzz'), random);
    const answer = await send(
      {
        ...{ method: 'POST', target: '/studio/keys.data', body, framing: 'length' },
        headers: [...this.#usual(admin ?? null), ['Content-Type', type ?? '']],
      },
      { port: this.#port },
    );
    const program = this.#person('api-key', null, '', true);
    program.apiKey = keyIn(answer);
    return program;
  }

  /** A maker, and the link to its page that an admin sent it. Orders come to it as customers pay. */
  async #maker(): Promise<Person> {
    const listed = await this.#ask('GET', '/studio/makers.data', this.#admin());
    const makers = new Things();
    makers.learn(listed.body);
    const id = makers.pick('maker', randomFrom(this.#run, 0));
    if (!id) throw new Error(`there is no maker: ${listed.status} ${listed.body.slice(0, 300)}`);
    const maker = this.#person('maker', null, '', true);
    maker.things.add('maker', id);
    const made = await this.#tellMaker(id, 'key');
    maker.apiKey = keyIn(made);
    await this.#sendLink(maker);
    return maker;
  }

  /** An admin presses a button on the maker's page. */
  #tellMaker(id: string, act: 'key' | 'link'): Promise<WireAnswer> {
    const { type, body } = encode(form({ act }), randomFrom(this.#run, 0));
    const headers: [string, string][] = [...this.#usual(this.#admin()), ['Content-Type', type ?? '']];
    const target = `/studio/makers/${id}.data`;
    return send({ method: 'POST', target, headers, body, framing: 'length' }, { port: this.#port });
  }

  async #sendLink(maker: Person): Promise<void> {
    const id = maker.things.pick('maker', randomFrom(this.#run, 0)) ?? '';
    const admin = this.#admin();
    await this.#tellMaker(id, 'link');
    // The outbox sends it a moment later.
    const sent = new RegExp(`/maker/portal/${id}\\?key=[\\w.~%-]+`);
    for (let asked = 0; asked < 200; asked++) {
      const mails = (await this.#ask('GET', '/dev/mailbox.data', admin)).body.match(/\bmail_\w{21}\b/g) ?? [];
      for (const mail of mails.slice(0, 5)) {
        const link = sent.exec((await this.#ask('GET', `/dev/mailbox/${mail}.data`, admin)).body)?.[0];
        if (link) return this.#openPortal(maker, link);
      }
      await pause(50);
    }
  }

  /** What its page shows it: its orders, with a link to each. */
  async #openPortal(maker: Person, link: string): Promise<void> {
    maker.things.add('maker portal', link);
    maker.things.learn((await this.#ask('GET', link, maker)).body);
    const order = maker.things.pick('maker orders', randomFrom(this.#run, 0));
    if (order) maker.things.learn((await this.#ask('GET', order, maker)).body);
  }

  #admin = (): Person | null => this.#all.find(({ holder }) => holder === 'admin') ?? null;

  #usual(person: Person | null): [string, string][] {
    const host = `localhost:${this.#port}`;
    return [['Host', host], ['Origin', `http://${host}`], ...(person ? this.headersOf(person) : [])];
  }

  #ask(method: string, target: string, person: Person | null, value?: unknown): Promise<WireAnswer> {
    const body = value === undefined ? null : Buffer.from(JSON.stringify(value));
    const headers = [
      ...this.#usual(person),
      ...(body ? [['Content-Type', 'application/json'] as [string, string]] : []),
    ];
    return send({ method, target, headers, body, framing: 'length' }, { port: this.#port });
  }
}

function keyIn({ status, body }: WireAnswer): string {
  const key = /\bhl_[\w-]{16,}/.exec(body)?.[0];
  if (!key) throw new Error(`no api-key could be made: ${status} ${body.slice(0, 300)}`);
  return key;
}

const cookieOf = ({ cookies }: WireAnswer) =>
  cookies
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => pair.includes('=') && !pair.endsWith('='))
    .join('; ');
