import { type ComponentType, lazy, Suspense, use, useEffect, useRef, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component few pages show; its chunk loads only where it's rendered. */
export function apart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = import.meta.env.SSR ? drawnAtOnce(load) : lazy(() => onceOnline(load));
  return function Apart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * A component below the fold: the server renders it, and its chunk loads when it comes near. Until then nothing in it
 * can have been clicked, and the server's markup is left alone. Never use it for a component with a field: typed text
 * would be lost. It must not suspend: React holds back every update of the page until a suspended server-rendered part
 * has loaded.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; keeps the server markup as it is
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

/** Whether the server rendered it. After client-side navigation it hasn't, so the component loads at once. */
const isDrawn = (name: string): boolean =>
  !import.meta.env.SSR && document.querySelector(`[data-later="${name}"]:has(> *)`) !== null;

/** React hydrates such an element with whatever is in it. */
const asDrawn = { __html: '' };

/** Without a network, wait for one: meanwhile the server's markup can be read and its links work. */
const untilItComes = <Module,>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return untilItComes(load);
  });

/**
 * The same for a part that failed because there is no network: as an error it would replace the whole page, and with it
 * what was typed. A browser that remembers the failure shows the part on the next page.
 */
const onceOnline = <Module,>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error: unknown) => {
    if (await isOnline()) throw error;
    return untilItComes(load);
  });

const noticeMs = 1000;

/** A request can fail a moment before the browser notices that the network is gone. */
function isOnline(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false);
  return new Promise((resolve) => {
    const moment = setTimeout(() => decide(true), noticeMs);
    const isGone = () => decide(false);
    const decide = (online: boolean) => {
      clearTimeout(moment);
      window.removeEventListener('offline', isGone);
      resolve(online);
    };
    window.addEventListener('offline', isGone);
  });
}

/** On the server there is nothing to wait for: the module is loaded by the first request. */
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
 * Resolves when an element is about to scroll into view or someone uses the keyboard. With 'at-a-touch', also on any
 * pointer movement, for parts that must be complete before the page is printed.
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
