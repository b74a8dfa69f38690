// `npm run supply-chain`: licences, hashes and install scripts of all packages, the program of the pinned Node, and secrets in the
// tree. Ends with 1 where something is wrong. `--audit` also asks npm for known vulnerabilities, which needs its registry.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { answerHelp } from './help.ts'
import { ownLock, siteLock } from './supply/lock-file.ts'
import { nodeProgramFaults } from './supply/node-program.ts'
import { packageFaults } from './supply/package-rules.ts'
import { findSecrets } from './supply/secret-scan.ts'

answerHelp(import.meta.filename, ['--audit'])

const root = path.dirname(import.meta.dirname)
/** Larger files, and binary ones, are pictures and fonts: they are not scanned. */
const textMaxBytes = 2_000_000
/** False alarms by file and kind, each with its reason. Another kind of secret in the same file is reported. */
const invented: Readonly<Record<string, readonly string[]>> = {
  // The demo's own, with which production does not start.
  'src/settings/demo.ts': ['secret by its name'],
  // Made up for tests.
  'src/settings/config.test.ts': ['secret by its name', 'password in an address'],
  'tests/support/production.ts': ['secret by its name'],
  // The example of Amazon's own documents.
  'src/server/adapters/s3/upload-bucket.test.ts': ['key of AWS'],
}
/** It holds a made-up secret of every kind, to test the scan. */
const notScanned = 'tests/supply-chain.test.ts'

/** Every file of the repository, ones that are not committed yet included. */
function filesOfTree(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)))
}

function secretsInTree(): string[] {
  return filesOfTree().flatMap((file) => {
    if (file === notScanned) return []
    const bytes = readFileSync(path.join(root, file))
    if (bytes.byteLength > textMaxBytes || bytes.includes(0)) return []
    const found = findSecrets(bytes.toString('utf8')).filter(({ kind }) => !invented[file]?.includes(kind))
    return found.map(({ line, kind }) => `${file}:${line}: ${kind}`)
  })
}

/** Known vulnerabilities of shipped packages. Where the registry does not answer, a remark says so: that is not a clean result. */
function knownVulnerabilities(): { readonly faults: readonly string[]; readonly remarks: readonly string[] } {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' })
  let told: { vulnerabilities?: Record<string, { severity: string }>; error?: { summary?: string } }
  try {
    told = JSON.parse(stdout)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { faults: [], remarks: ['npm audit could not be asked: known vulnerabilities were NOT looked for'] }
  }
  if (told.vulnerabilities === undefined)
    return {
      faults: [],
      remarks: [`npm audit: ${told.error?.summary ?? 'no answer'}: known vulnerabilities were NOT looked for`],
    }
  const bad = Object.entries(told.vulnerabilities).filter(([, { severity }]) => ['high', 'critical'].includes(severity))
  return { faults: bad.map(([name, { severity }]) => `${name}: known vulnerability, ${severity}`), remarks: [] }
}

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
}
const isRepository = existsSync(path.join(root, '.git'))
const packages = ownLock(root)
const program = nodeProgramFaults(root, dependencies.node ?? '')
const audit = process.argv.includes('--audit') ? knownVulnerabilities() : { faults: [], remarks: [] }
const faults = [
  ...packageFaults(packages),
  ...packageFaults(siteLock(root)).map((fault) => `docs/site: ${fault}`),
  ...program.faults,
  ...(isRepository ? secretsInTree() : []),
  ...audit.faults,
]
const notScanning = isRepository ? [] : ['the tree is no git repository: not scanned for secrets']
for (const remark of [...program.remarks, ...audit.remarks, ...notScanning]) console.log(`remark: ${remark}`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`supply chain: ${packages.length} packages, the pinned Node and the tree are as they should be`)
