import { hostname, networkInterfaces } from 'node:os';
import { createMiddleware } from 'hono/factory';
import type { HttpEnvironment } from '../environment.ts';
import { plainRefusal } from './plain-refusal.ts';

export interface HostSettings {
  production: boolean;
  appOrigin: string | undefined;
  /** The host we listen on. */
  host: string;
}

const everywhere = ['0.0.0.0', '::', '[::]'];
const local = ['localhost', '127.0.0.1', '[::1]'];

const nameOf = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host).toLowerCase();

/** Looked up on each call: a laptop can change networks while we run. */
function thisMachine(): string[] {
  const name = hostname().toLowerCase();
  const [short = name] = name.split('.');
  const addresses = Object.values(networkInterfaces()).flatMap(
    (all) => all?.map(({ address }) => nameOf(address)) ?? [],
  );
  return [name, short, `${short}.local`, ...addresses];
}

/** Whether we answer to a hostname. In production, only to the one in APP_ORIGIN. */
export function ownHosts({ production, appOrigin, host }: HostSettings): (name: string) => boolean {
  const named = appOrigin ? [new URL(appOrigin).hostname] : [];
  if (production) return (name) => named.includes(name);
  const known = [...named, ...local, nameOf(host)].filter((name) => !everywhere.includes(name));
  const listensEverywhere = everywhere.includes(host);
  return (name) =>
    known.includes(name) || name.endsWith('.localhost') || (listensEverywhere && thisMachine().includes(name));
}

/**
 * Rejects every other host. This stops DNS rebinding, where another site's hostname points here, and keeps hostnames
 * chosen by strangers out of the URLs we build.
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
