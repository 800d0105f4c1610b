import { createHash } from 'node:crypto';
import { recentlyUsed } from '../../http/cache/recently-used.ts';

export interface Person {
  email: string;
  name: string;
  /** Whether the provider vouches for the address. */
  verified: boolean;
}

const mostBytes = 1024 * 1024;

/** Who said they are who, the last of them, while this process lives. The same address is the same person at one provider. */
export class People {
  readonly #known = recentlyUsed<Person>(mostBytes, ({ email, name }) => 2 * (email.length + name.length));

  remember(clientId: string, person: Person): string {
    const id = createHash('sha256').update(`${clientId} ${person.email}`).digest('hex').slice(0, 24);
    this.#known.set(id, person);
    return id;
  }

  account(id: string) {
    const person = this.#known.get(id);
    if (!person) return undefined;
    const { email, name, verified } = person;
    return { accountId: id, claims: async () => ({ sub: id, email, email_verified: verified, name }) };
  }
}
