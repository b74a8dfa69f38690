// The lender's image, built by deploy/Containerfile on a machine without a registry of images: from a root of Debian that is made
// here, by buildah, whose steps run in a changed root. What runs from it can write to one folder only, and has no rights.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { imagePrograms, lackingOf } from '../../scripts/system-packages.mjs'
import { makeRoot, must, suites } from './debian-root.ts'

const repository = path.join(import.meta.dirname, '..', '..')
const containerfile = 'deploy/Containerfile'
/** The user of the image, by number: a machine that runs it need not know the name. */
export const imageUser = 10_001

/** As much of an image's settings as starts a program. */
interface ImageConfig {
  readonly User: string
  readonly Env: readonly string[]
  readonly Entrypoint: readonly string[]
  readonly Cmd: readonly string[]
  readonly WorkingDir: string
  readonly Volumes: Readonly<Record<string, unknown>>
}

export interface ChrootImage {
  /** Where its files are. */
  readonly root: string
  readonly config: ImageConfig
  /**
   * Starts it as a container would: its own user, entry and variables, every file read-only but the volume and `/tmp`. `args` take the
   * place of its usual ones.
   */
  start(of: { readonly args?: readonly string[]; readonly env: Readonly<Record<string, string>> }): ChildProcess
  /** The folder that stands at the volume. */
  readonly volume: string
  remove(): void
}

function refuseUnfitMachine(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('This drill makes roots of its own: it needs Linux, and root.')
  const lacking = lackingOf(imagePrograms)
  if (lacking.length > 0) throw new Error(`This drill needs more programs: apt-get install ${lacking.join(' ')}`)
}

/** How npm is reached from here, for the steps of the build: a registry and an authority of the machine's own, where it has them. */
function writeNpmSettings(folder: string): readonly string[] {
  const asked = (name: string) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8', cwd: folder }).trim()
  const authority = process.env.NODE_EXTRA_CA_CERTS ?? ''
  const lines = [`registry=${asked('registry')}`, ...(authority === '' ? [] : ['cafile=/run/authority.pem'])]
  const file = path.join(folder, 'npmrc')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return [
    ...['--volume', `${file}:/root/.npmrc:ro`],
    ...(authority === '' ? [] : ['--volume', `${authority}:/run/authority.pem:ro`]),
  ]
}

/** Builds the image. Takes minutes, and shows what it does. */
export function buildChrootImage(): ChrootImage {
  refuseUnfitMachine()
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-image-'))
  try {
    return buildIn(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function buildIn(folder: string): ChrootImage {
  const [, version = ''] =
    /^ARG DEBIAN=\S+:(\d+)[.\d]*-slim$/m.exec(readFileSync(path.join(repository, containerfile), 'utf8')) ?? []
  const suite = suites[version]
  if (suite === undefined) throw new Error(`${containerfile} begins with a Debian that has no name here: ${version}`)
  const base = path.join(folder, 'debian')
  makeRoot(suite, base)

  // A store of its own: the machine's images are left alone.
  const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run'), '--storage-driver', 'vfs']
  const buildah = (...args: readonly string[]) =>
    execFileSync('buildah', [...store, ...args], { encoding: 'utf8' }).trim()
  const empty = buildah('from', 'scratch')
  buildah('add', '--quiet', empty, base, '/')
  buildah('commit', '--quiet', empty, 'localhost/debian')
  buildah('rm', empty)
  rmSync(base, { recursive: true, force: true })
  must('buildah', [
    ...store,
    ...['build', '--isolation', 'chroot', '--pull-never', '--layers=false', '--format', 'docker'],
    ...['--build-arg', 'DEBIAN=localhost/debian', '--file', containerfile, '--tag', 'localhost/candor'],
    ...writeNpmSettings(folder),
    '.',
  ])
  const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/candor')) as {
    readonly OCIv1: { readonly config: ImageConfig }
  }
  const { config } = OCIv1
  const root = buildah('mount', buildah('from', '--pull-never', 'localhost/candor'))

  const volume = path.join(folder, 'volume')
  mkdirSync(volume, { mode: 0o700 })
  chownSync(volume, imageUser, imageUser)
  return {
    root,
    config,
    volume,
    start({ args, env }) {
      const [at = ''] = Object.keys(config.Volumes)
      const [user = '', group = ''] = config.User.split(':')
      const variables = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
      // A mount namespace of its own: what is mounted here ends with the program.
      const script = `set -e
        mount --make-rprivate /
        mount --bind "$1" "$1"
        mount --bind "$2" "$1$3"
        mount -t tmpfs tmpfs "$1/tmp"
        mount --rbind /proc "$1/proc"
        mount --rbind /dev "$1/dev"
        mount -o remount,bind,ro "$1"
        root="$1"
        shift 3
        exec chroot "$root" "$@"`
      const withoutRights = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--clear-groups']
      return spawn(
        'unshare',
        [
          ...['--mount', 'sh', '-c', script, 'sh', root, volume, at],
          ...['setpriv', `--reuid=${user}`, `--regid=${group}`, ...withoutRights],
          ...['env', '-i', `--chdir=${config.WorkingDir}`, ...variables],
          ...[...config.Entrypoint, ...(args ?? config.Cmd)],
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      )
    },
    remove() {
      if (existsSync(folder)) {
        spawnSync('buildah', [...store, 'umount', '--all'])
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}
