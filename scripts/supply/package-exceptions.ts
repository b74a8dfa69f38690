// Packages that may do what others may not, each with its reason.

interface Exception {
  readonly licence: string | null
  readonly because: string
}

/** Packages whose licence is another one: each with why it may be there. */
export const exceptions: Readonly<Record<string, Exception>> = {
  'png-js': { licence: null, because: 'its LICENSE file is MIT; only its package.json does not say so' },
}

/** Packages that may run a script when they are installed, with what it does. */
export const installScripts: Readonly<Record<string, string>> = {
  node: 'gets the program of the pinned Node, whose hash is checked (node-program.ts)',
  '@swc/core': 'looks for the program of this machine among its own packages',
}
