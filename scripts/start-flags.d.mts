export function startFlags(mode: string): string[]
