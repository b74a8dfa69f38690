// What tests and scripts in TypeScript use of ground.mjs.

/** How the C library gives memory back. */
export const memorySettings: Readonly<Record<string, string>>
/** The folder of the repository. */
export const root: string
/** The pinned Node of this product. */
export const node: string
/** Runs a command that must succeed; ends the process where it does not. */
export function must(
  title: string,
  command: string,
  args: readonly string[],
  options?: { readonly env?: Readonly<Record<string, string>> },
): Promise<void>
/** The environment of a command: the product's own programs first. */
export function environment(extra?: Readonly<Record<string, string>>): Record<string, string>
