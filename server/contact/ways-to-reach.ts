import type { Config } from '../config.ts';

/** Our legal identity and how to contact us. */
export function waysToReach({ legal, mail }: Pick<Config, 'legal' | 'mail'>) {
  return {
    legalName: legal.name,
    postalAddress: legal.postalAddress,
    phone: legal.supportPhone,
    /** Only the address, even if the setting includes a display name. */
    email: /<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from,
  };
}
