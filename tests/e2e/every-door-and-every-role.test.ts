import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type Capability, can, isStaff, type Role, roles } from '#core/account/index.ts';
import { apiEntries } from '#server/http/openapi/api.ts';
import { expect, test } from '../setup/browser.ts';
import { apiDoors, pageDoors, pagePaths as pages } from '../setup/doors.ts';

const calls = apiEntries.map((entry) => ({ ...entry, name: `${entry.method.toUpperCase()} ${entry.path}` }));
const filledIn = (path: string) => path.replace(':uid', 'me').replace(/:\w+(\{\.\+\})?/g, 'none_1');

async function enter(request: APIRequestContext, role: Role): Promise<void> {
  if (role === 'visitor') return;
  const data = { email: `${role}@hearthline.test`, password: 'hearthline-demo' };
  expect((await request.post('/api/auth/sign-in/email', { data })).status()).toBe(200);
}

/** Turned away at the door: sent home to sign in, or led to where they may be, as for a path that does not exist. */
function turnedAway(path: string, answer: APIResponse, role: Role): boolean {
  const to = answer.headers().location ?? '';
  return (
    to.startsWith('/?signUp=1&next=') ||
    (path.startsWith('/studio') && to === '/') ||
    // For staff who may open the page, it's where a thing that's gone leads.
    (to === '/studio' && isStaff(role) && !can(role, pageDoors[path] ?? 'audit.view'))
  );
}

test('every page and every call has its capability', () => {
  expect(pages.filter((path) => !pageDoors[path])).toEqual([]);
  expect(calls.filter(({ name }) => !apiDoors[name]).map(({ name }) => name)).toEqual([]);
});

for (const role of roles) {
  test(`${role}: every door opens as the capability table says`, async ({ request }) => {
    await enter(request, role);
    const may = (capability: Capability | undefined) => capability !== undefined && can(role, capability);

    const wrongPages: string[] = [];
    for (const path of pages) {
      const answer = await request.get(filledIn(path), { maxRedirects: 0 });
      if (answer.status() >= 500) wrongPages.push(`${path} answered ${answer.status()}`);
      if (turnedAway(path, answer, role) === may(pageDoors[path])) wrongPages.push(path);
    }
    expect(wrongPages, 'pages').toEqual([]);

    const wrongCalls: string[] = [];
    for (const { name, method, path, needs } of calls.filter((call) => !call.path.startsWith('/api/auth/'))) {
      // Streams are only probed; an unreadable body changes nothing.
      const verb = path === '/api/events' ? 'HEAD' : method.toUpperCase();
      const unreadable = { data: '[', headers: { 'Content-Type': 'application/json' } };
      const answer = await request.fetch(filledIn(path), { method: verb, ...(method === 'get' ? {} : unreadable) });
      const refused = answer.status() === 401 || answer.status() === 403;
      if (answer.status() >= 500) wrongCalls.push(`${name} answered ${answer.status()}`);
      if (may(apiDoors[name]) && refused) wrongCalls.push(`${name} refuses`);
      // For an unreadable body, too: the caller is checked before the input.
      if (!may(apiDoors[name]) && !refused) wrongCalls.push(`${name} lets pass`);
      if (can('visitor', apiDoors[name] ?? 'audit.view') !== (needs === undefined)) wrongCalls.push(`${name} is told`);
    }
    expect(wrongCalls, 'calls').toEqual([]);
  });
}
