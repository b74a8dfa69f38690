// React Router in framework mode: the screens live in src/web, everything is rendered on the server first.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One manifest, fetched once and cached for good, instead of a question to the server at each new link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
