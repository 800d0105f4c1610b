import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type ContextManager, ROOT_CONTEXT } from '@opentelemetry/api';

/** The current trace follows promises and timers. */
export function asyncContext(): ContextManager {
  const storage = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (context, work, self, ...args) => storage.run(context, () => work.apply(self as never, args)),
    // None of our listeners outlives its request or job.
    bind: (_context, target) => target,
    enable: () => manager,
    disable: () => {
      storage.disable();
      return manager;
    },
  };
  return manager;
}
