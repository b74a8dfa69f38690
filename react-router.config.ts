// React Router in framework mode: the screens live in src/web, everything is rendered on the server first.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  // Each build in a folder of its own (scripts/web-build.mjs).
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/by-hand',
  ssr: true,
  // A page carries what it needs to know of its own routes; the others are asked for once it has come to rest.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
