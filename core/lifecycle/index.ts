/**
 * Lifecycles are literal tables. Each table is checked when its module loads, so an unreachable state or a transition
 * to an undeclared state stops the program at startup and not an order in production.
 */
export interface Transition<State extends string, Act extends string> {
  readonly act: Act;
  readonly from: readonly State[];
  readonly to: State;
}

export interface LifecycleTable<State extends string, Act extends string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly start: readonly State[];
  readonly transitions: readonly Transition<State, Act>[];
}

export type Step<State extends string> = { ok: true; to: State } | { ok: false; reason: 'not-allowed' };

export interface Lifecycle<State extends string, Act extends string> extends LifecycleTable<State, Act> {
  next(from: State, act: Act): Step<State>;
  actsFrom(from: State): Act[];
  /** All transitions of an act; more than one when it can lead to different states. */
  transitionsOf(act: Act): readonly Transition<State, Act>[];
  isFinal(state: State): boolean;
}

export function defineLifecycle<const State extends string, const Act extends string>(
  table: LifecycleTable<State, Act>,
): Lifecycle<State, Act> {
  const targets = new Map<string, State>();
  const key = (from: State, act: Act) => `${from}\n${act}`;
  const known = new Set<State>(table.states);
  const complain = (what: string): never => {
    throw new Error(`lifecycle ${table.name}: ${what}`);
  };

  if (known.size !== table.states.length) complain('a state is listed twice');
  if (table.start.length === 0) complain('no state to start from');
  for (const state of table.start) if (!known.has(state)) complain(`unknown start state '${state}'`);
  for (const { act, from, to } of table.transitions) {
    if (!act) complain('a transition without a name');
    if (from.length === 0) complain(`'${act}' starts nowhere`);
    if (!known.has(to)) complain(`'${act}' leads to the unknown state '${to}'`);
    for (const state of from) {
      if (!known.has(state)) complain(`'${act}' starts from the unknown state '${state}'`);
      if (targets.has(key(state, act))) complain(`'${act}' from '${state}' is written twice`);
      targets.set(key(state, act), to);
    }
  }

  const reached = new Set<State>(table.start);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const { from, to } of table.transitions) if (from.some((state) => reached.has(state))) reached.add(to);
  }
  for (const state of table.states) if (!reached.has(state)) complain(`'${state}' can never be reached`);

  const actsFrom = (from: State) => table.transitions.filter((t) => t.from.includes(from)).map((t) => t.act);
  return {
    ...table,
    next(from, act) {
      const to = targets.get(key(from, act));
      return to === undefined ? { ok: false, reason: 'not-allowed' } : { ok: true, to };
    },
    actsFrom,
    transitionsOf: (act) => table.transitions.filter((transition) => transition.act === act),
    isFinal: (state) => actsFrom(state).length === 0,
  };
}
