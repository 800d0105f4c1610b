import type { Config } from '../config.ts';

/** Who we are to the law, and how a person reaches us. */
export function waysToReach({ legal, mail }: Pick<Config, 'legal' | 'mail'>) {
  return {
    legalName: legal.name,
    postalAddress: legal.postalAddress,
    phone: legal.supportPhone,
    /** The address alone, where the setting also names us. */
    email: /<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from,
  };
}
