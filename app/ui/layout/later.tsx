import { type ComponentType, lazy, Suspense, use, useEffect } from 'react';
import { whenNear } from './when-near.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part that few pages show: its script comes only where it is drawn. */
export function apart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = import.meta.env.SSR ? drawnAtOnce(load) : lazy(load);
  return function Apart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * A part that stands further down: the server draws it, and its script comes when it comes near. Until then nobody can
 * have pressed anything in it. Where the server drew nothing, after a link within the shop, it comes at once.
 */
export function later<Props extends object>(name: string, load: Load<Props>): ComponentType<Props> {
  let letCome = () => {};
  const left = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const Part = apart<Props>(async () => {
    const drawn = import.meta.env.SSR ? null : document.querySelector(`[data-later="${name}"]:has(> *)`);
    if (!drawn) return load();
    await Promise.race([whenNear(drawn), left]);
    return untilItComes(load);
  });
  return function Later(props: Props) {
    // Who leaves before it came near may come back by a link, and then nothing is there to come near to.
    useEffect(() => letCome, []);
    return (
      <div data-later={name}>
        <Part {...props} />
      </div>
    );
  };
}

/** What the server drew can be read meanwhile, and its links lead on: without a network it waits for one. */
const untilItComes = <Module,>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return untilItComes(load);
  });

/** On the server there is nothing to wait for: by the first request the part is there. */
function drawnAtOnce<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined;
  const coming = load().then((module) => {
    ready = module.default;
    return module;
  });
  return function Drawn(props: Props) {
    const Content = ready ?? use(coming).default;
    return <Content {...props} />;
  };
}
