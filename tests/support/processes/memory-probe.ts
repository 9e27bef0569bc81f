// Loaded into the product with --import: tells its memory to the process that started it, after everything unused was collected.
process.on('message', (message) => {
  if (message !== 'memory') return;
  for (let times = 0; times < 2; times += 1) (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external, rss });
});
// Neither the listener nor the channel keeps the process alive.
process.channel?.unref();
