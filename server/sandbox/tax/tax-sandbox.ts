import { Hono } from 'hono';
import { sanitiseZip, stateOfZip } from '#core/places/index.ts';

/** Made-up rates, as TaxJar writes them: in quotes, as fractions. */
const rates = {
  state_rate: '0.05',
  county_rate: '0.01',
  city_rate: '0.005',
  combined_district_rate: '0.0025',
  combined_rate: '0.0675',
};

/** Speaks TaxJar's wire format, for the demo and tests. Every place has the same rates. */
export function openTaxSandbox({ key }: { key: string }): Hono {
  const app = new Hono();
  app.get('/v2/rates/:zip', (context) => {
    if (context.req.header('Authorization') !== `Bearer ${key}`) {
      return context.json({ status: 401, error: 'Unauthorized', detail: 'Not authorized for route' }, 401);
    }
    const zip = sanitiseZip(context.req.param('zip'));
    const state = stateOfZip(zip);
    if (state === 'none' || (context.req.query('state') ?? state) !== state) {
      const detail = `No such zip: ${zip}`;
      return context.json({ status: 404, error: 'Not Found', detail }, 404);
    }
    return context.json({
      rate: {
        ...{ zip, country: 'US', country_rate: '0.0', state, county: 'SAMPLE COUNTY', city: 'SAMPLE CITY' },
        ...{ ...rates, freight_taxable: true },
      },
    });
  });
  return app;
}
