// A root of a Debian that this machine is not: made by debootstrap from where the machine's own packages come from.

import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'

const repository = path.join(import.meta.dirname, '..', '..')
/** What Debian calls its versions. */
export const suites: Readonly<Record<string, string>> = { 13: 'trixie' }

/** Runs a program that shows its own progress. */
export function must(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: repository, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`)
}

/** Where this machine's own packages come from. */
function packagesFrom(): string {
  const [first] = execFileSync('apt-get', ['indextargets', '--format', '$(SITE)$(REPO_URI)'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /https?:\/\/\S+?\/debian(?=\/|$)/.exec(line.replace(/^.*(?=https?:)/, ''))?.[0] ?? '')
    .filter((found) => found !== '')
  if (first === undefined) throw new Error('apt-get names no source of packages')
  return first
}

/** Makes the smallest root of a suite at `folder`, with `packages` besides. Needs Linux and root, and takes minutes. */
export function makeRoot(suite: string, folder: string, packages: readonly string[] = []): void {
  must('debootstrap', ['--variant=minbase', suite, folder, packagesFrom()])
  if (packages.length > 0)
    must('chroot', [folder, 'apt-get', 'install', '--yes', '--no-install-recommends', ...packages])
}

/** What `script` prints in a root: its processes and devices are the machine's, for as long as it runs. */
export function runInRoot(folder: string, script: string): string {
  const mounted = 'mount --rbind /proc "$1/proc"; mount --rbind /dev "$1/dev"; exec chroot "$1" sh -ec "$2"'
  const within = ['--mount', 'sh', '-ec', `mount --make-rprivate /; ${mounted}`, 'sh', folder, script]
  return execFileSync('unshare', within, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}
