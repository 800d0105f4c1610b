import { createHash } from 'node:crypto';

export interface Person {
  email: string;
  name: string;
  /** Whether the provider vouches for the address. */
  verified: boolean;
}

/** Who said they are who, for as long as this process lives. The same address is the same person at one provider. */
export class People {
  readonly #known = new Map<string, Person>();

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
