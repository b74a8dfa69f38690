// What tests use of ground.mjs.

/** How the C library gives memory back. */
export const memorySettings: Readonly<Record<string, string>>
