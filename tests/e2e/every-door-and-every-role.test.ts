import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type Capability, can, isAdmin, isStaff, type Role, roles } from '#core/account/index.ts';
import { canonicalPath } from '#core/settings/index.ts';
import { apiEntries } from '#server/http/openapi/api.ts';
import { expect, shopOrigin, requestTest as test } from '../setup/browser.ts';
import { actingPaths, apiDoors, pageDoors, pagePaths } from '../setup/doors.ts';
import { pagePaths as everyPath, filledIn } from '../setup/every-path.ts';
import { missingHeaders } from '../setup/missing-headers.ts';

const pages = everyPath.map(filledIn);
const loaders = pages.map((path) => (path === '/' ? '/_root.data' : `${path}.data`));
const files = ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/service-worker.js'];
const personal = ['/api/users/me', '/api/users/me/surveysData', '/api/users/me/orders'];
const calls = apiEntries.map((entry) => ({ ...entry, name: `${entry.method.toUpperCase()} ${entry.path}` }));
const ourCalls = calls.filter(({ path }) => !path.startsWith('/api/auth/'));

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** What a role was answered, by address; a call by its name. */
interface Answers {
  gets: ReadonlyMap<string, Answer>;
  /** Acts posted to the studio's pages that are closed to the role. */
  acts: ReadonlyMap<string, Answer>;
  calls: ReadonlyMap<string, Answer>;
}

const kept = (answer: APIResponse): Answer => ({ status: answer.status(), headers: answer.headers() });

async function askEverything(request: APIRequestContext, role: Role): Promise<Answers> {
  if (role !== 'visitor') {
    const data = { email: `${role}@hearthline.test`, password: 'hearthline-demo' };
    expect((await request.post('/api/auth/sign-in/email', { data })).status()).toBe(200);
  }
  const answers = {
    ...{ gets: new Map<string, Answer>(), acts: new Map<string, Answer>(), calls: new Map<string, Answer>() },
  };
  for (const path of [...pages, ...loaders, ...files, ...personal]) {
    answers.gets.set(path, kept(await request.get(path, { maxRedirects: 0 })));
  }
  for (const path of closedActs(role)) {
    const headers = { Origin: shopOrigin() };
    answers.acts.set(
      path,
      kept(await request.post(filledIn(path), { form: { act: 'save' }, headers, maxRedirects: 0 })),
    );
  }
  for (const { name, method, path } of ourCalls) {
    // Streams are only probed; an unreadable body changes nothing.
    const verb = path === '/api/events' ? 'HEAD' : method.toUpperCase();
    const unreadable = { data: '[', headers: { 'Content-Type': 'application/json' } };
    const given = { method: verb, ...(method === 'get' ? {} : unreadable) };
    answers.calls.set(name, kept(await request.fetch(filledIn(path), given)));
  }
  return answers;
}

/** What can be done on pages that this role may not open. */
const closedActs = (role: Role) =>
  actingPaths.filter((path) => path.startsWith('/studio') && !can(role, pageDoors[path] ?? 'page.read'));

const asked = new Map<Role, Promise<Answers>>();

/** Everything a role may come upon, asked once for all the tests of that role. */
function answersTo(request: APIRequestContext, role: Role): Promise<Answers> {
  const answers = asked.get(role) ?? askEverything(request, role);
  asked.set(role, answers);
  return answers;
}

function answerOf(answers: ReadonlyMap<string, Answer>, address: string): Answer {
  const answer = answers.get(address);
  if (!answer) throw new Error(`${address} was not asked for`);
  return answer;
}

/** Turned away at the door: sent home to sign in, or led to where they may be, as for a path that does not exist. */
function turnedAway(path: string, { headers }: Answer, role: Role): boolean {
  const to = headers.location ?? '';
  return (
    to.startsWith('/?signUp=1&next=') ||
    (path.startsWith('/studio') && to === '/') ||
    // For staff who may open the page, it's where a thing that's gone leads.
    (to === '/studio' && isStaff(role) && !can(role, pageDoors[path] ?? 'audit.view'))
  );
}

test('every page and every call has its capability', () => {
  expect(pagePaths.filter((path) => !pageDoors[path])).toEqual([]);
  expect(calls.filter(({ name }) => !apiDoors[name]).map(({ name }) => name)).toEqual([]);
});

for (const role of roles) {
  test.describe(`to: ${role}`, () => {
    // One after the other, so that all of them read the same answers.
    test.describe.configure({ mode: 'default' });

    test(`${role}: every door opens as the capability table says`, async ({ request }) => {
      const answers = await answersTo(request, role);
      const may = (capability: Capability | undefined) => capability !== undefined && can(role, capability);

      const wrongPages: string[] = [];
      for (const path of pagePaths) {
        const answer = answerOf(answers.gets, filledIn(path));
        if (answer.status >= 500) wrongPages.push(`${path} answered ${answer.status}`);
        if (turnedAway(path, answer, role) === may(pageDoors[path])) wrongPages.push(path);
      }
      expect(wrongPages, 'pages').toEqual([]);

      const wrongCalls: string[] = [];
      for (const { name, needs } of ourCalls) {
        const { status } = answerOf(answers.calls, name);
        const refused = status === 401 || status === 403;
        if (status >= 500) wrongCalls.push(`${name} answered ${status}`);
        if (may(apiDoors[name]) && refused) wrongCalls.push(`${name} refuses`);
        // For an unreadable body, too: the caller is checked before the input.
        if (!may(apiDoors[name]) && !refused) wrongCalls.push(`${name} lets pass`);
        if (can('visitor', apiDoors[name] ?? 'audit.view') !== (needs === undefined))
          wrongCalls.push(`${name} is told`);
      }
      expect(wrongCalls, 'calls').toEqual([]);
    });

    test(`${role}: no page of the studio that’s closed to them takes an act`, async ({ request }) => {
      const { acts } = await answersTo(request, role);
      expect(acts.size > 0).toBe(!isAdmin(role));
      const taken = [...acts].filter(([path, answer]) => !turnedAway(path, answer, role));
      expect(taken.map(([path, { status }]) => `${path} answered ${status}`)).toEqual([]);
    });

    test(`attack 21: ${role}: every page, loader, call and file comes with its headers`, async ({ request }) => {
      const answers = await answersTo(request, role);
      const wrong = [
        ...[...pages, ...loaders, ...files].map((path) => [path, answerOf(answers.gets, path)] as const),
        ...ourCalls.map(
          ({ name, method, path }) =>
            [`${method.toUpperCase()} ${filledIn(path)}`, answerOf(answers.calls, name)] as const,
        ),
      ].flatMap(([address, { headers }]) => missingHeaders(address, headers));
      expect(wrong).toEqual([]);
    });

    test(`attack 17: ${role}: nothing personal is kept by a cache`, async ({ request }) => {
      const answers = await answersTo(request, role);
      const keptByCaches = [...pages, ...loaders, ...personal]
        .map((path) => ({ path, rule: answerOf(answers.gets, path).headers['cache-control'] ?? '' }))
        .filter(({ path, rule }) => !rule.includes('no-store') && !(role === 'visitor' && canonicalPath(path) !== null))
        .map(({ path, rule }) => `${path}: ${rule}`);
      expect(keptByCaches).toEqual([]);
    });
  });
}
