import type { Arrangement } from '#core/room/index.ts';

/** Saves one after the other; while one is under way only the newest waits. A page that is left still sends it. */
export function arrangementKeeper(address: string, complain: () => void): (arrangement: Arrangement) => void {
  let waiting: Arrangement | null = null;
  let busy = false;
  const send = async (arrangement: Arrangement) => {
    busy = true;
    const headers = { 'Content-Type': 'application/json' };
    const kept = await fetch(address, { method: 'POST', keepalive: true, headers, body: JSON.stringify(arrangement) })
      .then(({ ok }) => ok)
      .catch(() => false);
    busy = false;
    const next = waiting;
    waiting = null;
    if (next) void send(next);
    else if (!kept) complain();
  };
  return (arrangement) => {
    if (busy) waiting = arrangement;
    else void send(arrangement);
  };
}
