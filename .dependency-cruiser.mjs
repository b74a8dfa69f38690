// The import rules of the house (docs/architecture.md). A rule without a planted violation in tests/tidy.test.ts does not count.

const notTests = '(\\.test|/test-[a-z-]+)\\.tsx?$'
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })
/** What every server feature may use beside its own folder. */
const serverShared = 'http|db|jobs|adapters|messages|books'

export default {
  forbidden: [
    rule(
      'core-is-pure',
      'The core imports only the core.',
      { path: '^src/core/', pathNot: notTests },
      { pathNot: '^src/core/' },
    ),
    rule(
      'contracts-see-core-only',
      'Contracts import core and zod.',
      { path: '^src/contracts/', pathNot: notTests },
      { pathNot: '^(src/contracts/|src/core/|node_modules/zod/)' },
    ),
    rule(
      'web-never-server',
      'The browser side talks through contracts.',
      { path: '^src/(web|host)/' },
      { path: '^src/server/' },
    ),
    rule(
      'server-never-web',
      'The server does not know the screens.',
      { path: '^src/server/' },
      { path: '^src/(web|host)/' },
    ),
    rule(
      'host-stands-alone',
      'The bridge knows nothing of loans.',
      { path: '^src/host/', pathNot: notTests },
      { path: '^src/', pathNot: '^src/host/' },
    ),
    rule(
      'screens-do-not-share',
      'Shared parts move down to ui or core.',
      { path: '^src/web/screens/([^/]+)/' },
      { path: '^src/web/screens/([^/]+)/', pathNot: '^src/web/screens/$1/' },
    ),
    rule(
      'ui-knows-no-screen',
      'The kit does not know its users.',
      { path: '^src/web/ui/' },
      { path: '^src/(web/screens|contracts|server)/' },
    ),
    rule(
      'server-features-do-not-share',
      'Features meet in the core and in the books. Demo mode drives them all from outside.',
      { path: '^src/server/([^/]+)/', pathNot: '^src/server/(demo|http)/|\\.test\\.ts$' },
      { path: '^src/server/([^/]+)/', pathNot: `^src/server/($1|${serverShared})/` },
    ),
    rule(
      'http-knows-no-feature',
      'The pipeline serves every feature alike.',
      { path: '^src/server/http/', pathNot: notTests },
      { path: '^src/server/([^/]+)/', pathNot: `^src/server/(${serverShared})/` },
    ),
    rule(
      'nobody-imports-main',
      'main composes; it is never composed.',
      { path: '^src/', pathNot: '^src/main\\.ts$' },
      { path: '^src/main\\.ts$' },
    ),
    rule('no-cycles', 'No cycles.', {}, { circular: true }),
    rule(
      'no-unresolved',
      'Every import exists.',
      {},
      { couldNotResolve: true, pathNot: '(\\+types/|^virtual:|\\?(inline|raw|url)$)' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
