import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route table is smaller than one question for a part of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
