// Loaded into the shop's process before the shop: tells how much is really in use, whenever it is asked.
process.on('message', async (asked) => {
  if (asked !== 'heap') return;
  for (let turn = 0; turn < 4; turn++) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.send?.(process.memoryUsage().heapUsed);
});
// The channel alone must not keep the shop open.
process.channel?.unref?.();
// If the parent process is gone, nothing else would stop this one.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
