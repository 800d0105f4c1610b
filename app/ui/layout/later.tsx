import { type ComponentType, lazy, Suspense, use, useEffect, useRef, useState } from 'react';

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
 * have pressed anything in it, and what was drawn is left alone. Never a part with a field: what was typed would go. It must not wait as a suspended part would: React holds
 * back every change of the page until a part that the server drew has come.
 */
export function later<Props extends object>(
  name: string,
  load: Load<Props>,
  when: 'near' | 'at-a-touch' = 'near',
): ComponentType<Props> {
  let Come: ComponentType<Props> | undefined;
  const AtOnce = import.meta.env.SSR ? drawnAtOnce(load) : apart(load);
  return function Later(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [waits, setWaits] = useState(() => Come === undefined && isDrawn(name));
    useEffect(() => {
      if (!waits || !frame.current) return;
      let stays = true;
      void whenNear(frame.current, when)
        .then(() => untilItComes(load))
        .then((module) => {
          Come = module.default;
          if (stays) setWaits(false);
        });
      return () => {
        stays = false;
      };
    }, [waits]);
    if (waits) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server drew is left as it is
      return <div ref={frame} data-later={name} suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
    }
    const Part = Come ?? AtOnce;
    return (
      <div key="come" data-later={name}>
        <Part {...props} />
      </div>
    );
  };
}

/** Has the server drawn it? After a link within the shop it has not, and the part comes at once. */
const isDrawn = (name: string): boolean =>
  !import.meta.env.SSR && document.querySelector(`[data-later="${name}"]:has(> *)`) !== null;

/** React takes such an element over with whatever stands in it. */
const asDrawn = { __html: '' };

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

/**
 * Resolves when an element is about to be scrolled into view, or somebody goes through the page by keyboard; at a touch:
 * also as soon as anybody moves, for what must be whole before the page is printed.
 */
function whenNear(element: Element, when: 'near' | 'at-a-touch' = 'near'): Promise<void> {
  const signs = when === 'near' ? ['keydown'] : ['keydown', 'pointermove', 'pointerdown'];
  return new Promise((resolve) => {
    const near = () => {
      observer.disconnect();
      for (const sign of signs) document.removeEventListener(sign, near);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      {
        rootMargin: '60% 0px',
      },
    );
    observer.observe(element);
    for (const sign of signs) document.addEventListener(sign, near, { passive: true });
  });
}
