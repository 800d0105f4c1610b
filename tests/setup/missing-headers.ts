/** Where a social provider's pop-up comes back to us: it must stay the window that was opened. */
const popups = ['/social/', '/api/auth/callback/'];

const pathOf = (address: string) => new URL(address, 'http://here.invalid').pathname;

/** What is missing from an answer's headers, in words. `address`: what was asked for, perhaps after its method. */
export function missingHeaders(address: string, headers: Readonly<Record<string, string>>): string[] {
  const csp = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((rule) => {
      const [directive = '', ...sources] = rule.split(' ');
      return [directive, sources];
    }),
  );
  const scripts = csp['script-src'] ?? ["'unsafe-inline'"];
  const isPopup = popups.some((start) => pathOf(address.split(' ').at(-1) ?? '').startsWith(start));
  const checks: Record<string, boolean> = {
    'scripts are by nonce': scripts.some((source) => source.startsWith("'nonce-")),
    'no inline script': !scripts.some((source) => /unsafe|^\*$|^data:|^https?:$/.test(source)),
    'no objects': csp['object-src']?.join() === "'none'",
    'no base': csp['base-uri']?.join() === "'none'",
    'forms stay': csp['form-action']?.join() === "'self'",
    'no framing': csp['frame-ancestors']?.join() === "'none'" && headers['x-frame-options'] === 'DENY',
    'no sniffing': headers['x-content-type-options'] === 'nosniff',
    'referrer policy': headers['referrer-policy'] === 'strict-origin-when-cross-origin',
    'permissions policy': /geolocation=\(\), microphone=\(\)/.test(headers['permissions-policy'] ?? ''),
    COOP: headers['cross-origin-opener-policy'] === (isPopup ? 'unsafe-none' : 'same-origin-allow-popups'),
    CORP: headers['cross-origin-resource-policy'] === 'same-origin',
    'a rule for caches': headers['cache-control'] !== undefined,
    'no server name': headers.server === undefined && headers['x-powered-by'] === undefined,
    'no other origin is let in': !Object.keys(headers).some((name) => name.startsWith('access-control-')),
    'text says its characters':
      !/^text\//.test(headers['content-type'] ?? '') || /charset=/i.test(headers['content-type'] ?? ''),
  };
  return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [`${address}: ${check}`]));
}
