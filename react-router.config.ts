import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'site',
  ssr: true,
  // The whole table in one file kept for good: a click asks for data only, never for routes.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
