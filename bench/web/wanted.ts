export interface Goal {
  performance: number;
  accessibility: number;
  'best-practices'?: number;
  seo?: number;
}

/** Scripts on Home, in kilobytes with brotli. */
const scriptBudget = 115;

/** The product's goals. */
export const goals = {
  public: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  own: { performance: 95, accessibility: 100 },
} as const satisfies Record<string, Goal>;

export interface WantedPage {
  name: string;
  path: string;
  goal: keyof typeof goals;
  /** The script budget, if one is promised. */
  budget?: number;
  /** The visitor's session, if any. */
  cookie: string | null;
}

/** The three public pages, and the demo customer's boards. */
export async function wantedPages(origin: string): Promise<WantedPage[]> {
  const open = { goal: 'public', cookie: null } as const;
  const cookie = await signIn(origin);
  return [
    { name: 'Home', path: '/', budget: scriptBudget, ...open },
    { name: 'Support', path: '/support', ...open },
    { name: 'Gallery', path: '/inspiration-gallery?room=Living+Room', ...open },
    { name: 'Results', path: await boardsOf(origin, cookie), goal: 'own', cookie },
  ];
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'customer@hearthline.test', password: 'hearthline-demo' }),
  });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function boardsOf(origin: string, cookie: string): Promise<string> {
  const projects = await (await fetch(`${origin}/projects`, { headers: { Cookie: cookie } })).text();
  const path = /\/results\/[\w-]+/.exec(projects)?.[0];
  if (!path) throw new Error('the demo’s customer has no boards');
  return path;
}
