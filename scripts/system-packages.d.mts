// What tests use of system-packages.mjs.

interface Needs {
  readonly browser: boolean
  readonly postgres: boolean
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
