// The import rules of the house (docs/architecture.md). A rule without a planted violation in tests/tidy.test.ts does not count.

const notTests = '(\\.test|/test-[a-z-]+)\\.tsx?$'
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })
/**
 * The rooms of the server, one for each noun of the domain, from the ground up: a room uses only those before it, through their
 * `door.ts` (docs/architecture.md).
 */
const rooms = [
  'batch',
  'outbox',
  'people',
  'officer',
  'webhook',
  'catalogue',
  'account',
  'application',
  'papers',
  'payment',
  'payout-account',
  'promise',
  'offer',
  'order',
  'reconciliation',
  'complaint',
  'documents',
  'identity',
  'promotion',
  'service',
  'profile',
  'inbox',
  'home',
  'proposal',
  'portfolio',
  'export',
  'accounting',
  'partner',
  'desk',
]
const anyRoom = rooms.join('|')
/** Of the server: they put the rooms together. */
const lists = 'api|desk-api|compose'
/** Tests look behind doors, and demo mode drives the rooms from outside. */
const outside = '^src/server/demo/|\\.test\\.ts$'
/** For each room those that stand above it. */
const upwards = rooms.slice(0, -1).map((room, place) => ({
  ...rule(
    `${room}-stands-below`,
    `'${room}' stands below the rooms after it in the list of rooms: move what both need down, or the use case up.`,
    { path: `^src/server/${room}/`, pathNot: outside },
    { path: `^src/server/(${rooms.slice(place + 1).join('|')})/` },
  ),
}))

export default {
  forbidden: [
    rule(
      'core-is-pure',
      'The core imports only the core: it gets day, ids and rows as arguments.',
      { path: '^src/core/', pathNot: notTests },
      { pathNot: '^src/core/' },
    ),
    rule(
      'contracts-see-core-only',
      'Contracts import core and zod: move what is shared into core.',
      { path: '^src/contracts/', pathNot: notTests },
      { pathNot: '^(src/contracts/|src/core/|node_modules/zod/)' },
    ),
    rule(
      'words-see-core-only',
      'Words are data for every part: what fills them is handed in, what they need of a language stands in core.',
      { path: '^src/words/', pathNot: notTests },
      { pathNot: '^(src/words/|src/core/|node_modules/@formatjs/|(fs|path|crypto)$|node:)' },
    ),
    rule(
      'web-never-server',
      'The browser side talks through contracts: make a call, or move a pure part into core.',
      { path: '^src/(web|host)/' },
      { path: '^src/server/' },
    ),
    rule(
      'server-never-web',
      'The server does not know the screens: move what both need into core or contracts.',
      { path: '^src/server/' },
      { path: '^src/(web|host)/' },
    ),
    rule(
      'desk-sees-no-server',
      'The desk talks through contracts, and shares the kit and the brand of the borrowers’ pages; it knows none of their screens.',
      { path: '^src/desk/', pathNot: notTests },
      { path: '^src/(server|host|web/(?!ui/))' },
    ),
    rule(
      'nobody-knows-the-desk',
      'Only the entry of the pages knows the desk’s screens.',
      { path: '^src/(core|contracts|server|host|web/(?!app-server\\.ts$))' },
      { path: '^src/desk/' },
    ),
    rule(
      'desk-screens-do-not-share',
      'What screens of the desk share moves down to its ui.',
      { path: '^src/desk/(?!frame/|ui/|messages/)([^/]+)/' },
      { path: '^src/desk/(?!frame/|ui/|messages/)([^/]+)/', pathNot: '^src/desk/$1/' },
    ),
    rule(
      'host-stands-alone',
      'The bridge knows nothing of loans: hand it what it needs.',
      { path: '^src/host/', pathNot: notTests },
      { path: '^src/', pathNot: '^src/host/' },
    ),
    rule(
      'screens-do-not-share',
      'Screens of two rooms share nothing: move the shared part down to web/ui or core.',
      { path: '^src/web/screens/([^/]+)/' },
      { path: '^src/web/screens/([^/]+)/', pathNot: '^src/web/screens/$1/' },
    ),
    rule(
      'ui-knows-no-screen',
      'The kit does not know its users: hand it what it shows.',
      { path: '^src/web/ui/' },
      { path: '^src/(web/screens|contracts|server)/' },
    ),
    rule(
      'frame-knows-no-screen',
      'What surrounds all pages knows none of them: hand it what it shows. Two rooms that need one thing find it in web/ui or core.',
      { path: '^src/web/(?!screens/)', pathNot: notTests },
      { path: '^src/web/screens/', pathNot: '^src/web/screens/frame/' },
    ),
    rule(
      'desk-ground-knows-no-screen',
      'The frame and the ui of the desk know none of its screens: hand them what they show.',
      { path: '^src/desk/(frame|ui|messages)/', pathNot: notTests },
      { path: '^src/desk/(?!frame/|ui/|messages/)[^/]+/' },
    ),
    rule(
      'rooms-by-their-door',
      'A room is used through the door.ts of its noun: name there what you need, or do it in that room.',
      { path: '^src/server/([^/]+)/', pathNot: outside },
      { path: `^src/server/(${anyRoom})/`, pathNot: '^src/server/($1/|[^/]+/door\\.ts$|[^/]+/[^/]+/door\\.ts$)' },
    ),
    rule(
      'no-room-by-its-own-door',
      'Within a room, import the file itself: the way round by the door makes a circle.',
      { path: '^src/server/([^/]+)/' },
      { path: '^src/server/$1/(door|[^/]+/door)\\.ts$' },
    ),
    rule(
      'ground-knows-no-room',
      'What all rooms stand on knows none of them: what it asks of one is a hook (src/server/hooks.ts).',
      { path: '^src/server/(http|db|jobs|adapters|ports)/', pathNot: notTests },
      { path: `^src/server/(${anyRoom})/` },
    ),
    rule(
      'rooms-by-ports',
      'Rooms and their ground know ports, never who stands behind them: name what you need in src/server/ports, and get the adapter by deps.ts.',
      { path: '^src/server/(?!adapters/|demo/)[^/]+/', pathNot: notTests },
      { path: '^src/server/adapters/' },
    ),
    rule(
      'ports-know-no-technology',
      'A port says what is needed, in words of core and contracts: move what does it into src/server/adapters.',
      { path: '^src/server/ports/', pathNot: notTests },
      { pathNot: '^(src/server/ports/|src/core/|src/contracts/|src/words/overrides\\.ts$|node_modules/zod/)' },
    ),
    rule(
      'only-lists-see-rooms',
      'Of the files beside the rooms only api.ts, desk-api.ts, compose.ts and main.ts know rooms: move this into the room of its noun.',
      { path: '^src/([^/]+|server/[^/]+)\\.ts$', pathNot: `^src/(main|server/(${lists}))\\.ts$|\\.test\\.ts$` },
      { path: `^src/server/(${anyRoom}|demo)/` },
    ),
    rule(
      'nobody-knows-the-lists',
      'A room does not look into the lists that put all rooms together: use the door of the room that you need.',
      { path: '^src/', pathNot: `^src/(main|server/(${lists}|desk/origin/open-desk))\\.ts$|\\.test\\.ts$` },
      { path: `^src/server/(${lists})\\.ts$` },
    ),
    rule(
      'nobody-knows-the-demo',
      'Demo mode drives the rooms from outside, and none of them knows it: use the door of the room that you need.',
      { path: '^src/', pathNot: '^src/server/(demo/|compose\\.ts$)|\\.test\\.ts$' },
      { path: '^src/server/demo/' },
    ),
    rule(
      'nobody-knows-of-cells',
      'What works in one database knows nothing of several: only compose.ts puts the way to them in front.',
      { path: '^src/', pathNot: '^src/server/(cells/|compose\\.ts$)|\\.test\\.ts$' },
      { path: '^src/server/cells/' },
    ),
    ...upwards,
    rule(
      'nobody-imports-main',
      'Nothing imports main.ts: move what you need into a file of its own.',
      { path: '^src/', pathNot: '^src/main\\.ts$' },
      { path: '^src/main\\.ts$' },
    ),
    rule(
      'no-cycles',
      'These files import each other in a circle: move what both need into a file below them.',
      {},
      { circular: true },
    ),
    rule(
      'no-unresolved',
      'An import leads nowhere: correct its path.',
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
