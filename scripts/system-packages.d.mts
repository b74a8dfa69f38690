// What tests and scripts in TypeScript use of system-packages.mjs.

interface Needs {
  readonly browser: boolean
  readonly postgres: boolean
  /** What the drill of a failover runs beside PostgreSQL. */
  readonly failover?: boolean
  /** What builds and starts the image. */
  readonly image?: boolean
  /** What reads and plays the alerts. */
  readonly alerts?: boolean
  /** What lints the files of deploy/. */
  readonly lint?: boolean
  /** What compiles the kit of Android. */
  readonly kits?: boolean
}

interface Machine {
  has(command: string): boolean
  hasPostgres(): boolean
  /** CHROMIUM_PATH says where the browser is. */
  readonly isBrowserNamed: boolean
  mayInstall(): boolean
}

export function packagesLacking(
  needs: Needs,
  machine: Machine,
): { readonly needed: readonly string[]; readonly better: readonly string[] }

/** What the drill of a failover runs beside PostgreSQL, each with its package of Debian. */
export const failoverPrograms: Readonly<Record<string, string>>

/** What the drill of the image runs, each with its package of Debian. */
export const imagePrograms: Readonly<Record<string, string>>

/** The packages of those programs that this machine lacks, each once. */
export function lackingOf(programs: Readonly<Record<string, string>>, machine?: Machine): readonly string[]

/** Installs what is missing for `needs`, as root on a machine with apt-get; elsewhere it says what is missing, and ends. */
export function ensureSystemPackages(needs: Needs): Promise<void>
