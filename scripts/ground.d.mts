// What commands and tests use of ground.mjs.

export const root: string
export const node: string

/** How the C library gives memory back. */
export const memorySettings: Readonly<Record<string, string>>

export function environment(extra?: Readonly<Record<string, string>>): Record<string, string>
