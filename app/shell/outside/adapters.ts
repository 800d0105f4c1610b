/** The outside services a shop has configured, by id. */
export interface OutsideIds {
  readonly tagManagerId: string | null;
  readonly analyticsId: string | null;
  readonly messengerId: string | null;
}

export interface Purchase {
  /** The order's number, so that a page shown twice counts once. */
  readonly number: string;
  readonly dollars: number;
}

/** What a service needs of the browser, so that a test can be one. */
export interface OutsideWorld {
  readonly window: { dataLayer?: unknown[]; Intercom?: Messenger };
  readonly origin: string;
  readonly now: () => number;
  readonly load: (source: string) => void;
}

/** One outside service, from the moment it may be loaded. */
export interface OutsideService {
  start(): void;
  /** Only the page's name: addresses of private pages carry ids. */
  pageView(page: string): void;
  purchase(purchase: Purchase): void;
}

type Messenger = { (...told: readonly unknown[]): void; q?: unknown[] };
type Adapter = (id: string, world: OutsideWorld) => OutsideService;

const currency = 'USD';
const layerOf = ({ window }: OutsideWorld): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

const tagManager: Adapter = (id, world) => {
  const push = (event: object) => void layerOf(world).push(event);
  return {
    start() {
      push({ event: 'gtm.js', 'gtm.start': world.now() });
      world.load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
    },
    pageView: (page) => push({ event: 'page_view', page_path: page }),
    purchase: ({ number, dollars }) =>
      push({ event: 'purchase', ecommerce: { transaction_id: number, value: dollars, currency } }),
  };
};

const analytics: Adapter = (id, world) => {
  // Its script tells commands from the tag manager's events by this: they are `arguments` objects.
  function tell(..._command: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the provider's script only reads an arguments object
    layerOf(world).push(arguments);
  }
  return {
    start() {
      tell('js', new Date(world.now()));
      // By itself it would report every address, with the ids in it.
      tell('config', id, { send_page_view: false, page_location: world.origin });
      world.load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
    },
    pageView: (page) => {
      const page_location = new URL(page, world.origin).href;
      tell('event', 'page_view', { page_path: page, page_location, page_title: page, send_to: id });
    },
    purchase: ({ number, dollars }) =>
      tell('event', 'purchase', { transaction_id: number, value: dollars, currency, send_to: id }),
  };
};

const messenger: Adapter = (id, world) => {
  /** Until its script is there, what it's told waits in a list that the script reads. */
  const tell = (...told: readonly unknown[]) => {
    world.window.Intercom ??= waiting();
    world.window.Intercom(...told);
  };
  return {
    start() {
      tell('boot', { app_id: id });
      world.load(`https://widget.intercom.io/widget/${encodeURIComponent(id)}`);
    },
    pageView: (page) => tell('update', { last_page: page }),
    purchase: ({ number, dollars }) => tell('trackEvent', 'purchase', { order: number, price: dollars, currency }),
  };
};

function waiting(): Messenger {
  const list: Messenger = (...told) => void list.q?.push(told);
  list.q = [];
  return list;
}

const adapters = { tagManagerId: tagManager, analyticsId: analytics, messengerId: messenger } as const;

/** One service for each id that is configured. */
export function configuredServices(ids: OutsideIds, world: OutsideWorld): OutsideService[] {
  return (Object.keys(adapters) as (keyof typeof adapters)[]).flatMap((name) => {
    const id = ids[name];
    return id ? [adapters[name](id, world)] : [];
  });
}
