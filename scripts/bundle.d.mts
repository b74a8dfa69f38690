// What tests use of bundle.mjs.

export function stampOfProduct(at?: string): string | null
export function bundledMain(at?: string): string | null
