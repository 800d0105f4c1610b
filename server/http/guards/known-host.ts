import { hostname, networkInterfaces } from 'node:os';
import { createMiddleware } from 'hono/factory';
import type { HttpEnvironment } from '../environment.ts';
import { plainRefusal } from './plain-refusal.ts';

export interface HostSettings {
  production: boolean;
  appOrigin: string | undefined;
  /** Where we listen. */
  host: string;
}

const everywhere = ['0.0.0.0', '::', '[::]'];
const local = ['localhost', '127.0.0.1', '[::1]'];

const nameOf = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host).toLowerCase();

/** Asked anew each time: a laptop changes its network while we run. */
function thisMachine(): string[] {
  const name = hostname().toLowerCase();
  const [short = name] = name.split('.');
  const addresses = Object.values(networkInterfaces()).flatMap(
    (all) => all?.map(({ address }) => nameOf(address)) ?? [],
  );
  return [name, short, `${short}.local`, ...addresses];
}

/** Whether a host name is one we answer to: in production that of APP_ORIGIN alone. */
export function ownHosts({ production, appOrigin, host }: HostSettings): (name: string) => boolean {
  const named = appOrigin ? [new URL(appOrigin).hostname] : [];
  if (production) return (name) => named.includes(name);
  const known = [...named, ...local, nameOf(host)].filter((name) => !everywhere.includes(name));
  const listensEverywhere = everywhere.includes(host);
  return (name) =>
    known.includes(name) || name.endsWith('.localhost') || (listensEverywhere && thisMachine().includes(name));
}

/**
 * Refuses every other host: a page of another site whose name is made to lead here (DNS rebinding) gets nothing, and no
 * address of our making carries a name that a stranger chose.
 */
export function knownHost(isOwn: (name: string) => boolean, origin: string) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const name = hostOf(context.req.url);
    if (isOwn(name)) return next();
    return plainRefusal(context, {
      status: 421,
      code: 'unknown-host',
      message: `Hearthline doesn’t answer under this name. Its address is ${origin}.`,
      link: origin,
    });
  });
}

export const hostOf = (url: string): string => {
  const { hostname: name } = new URL(url);
  return name.endsWith('.') ? name.slice(0, -1) : name;
};
