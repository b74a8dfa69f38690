// The flags of Node with which a process of the product begins: V8 takes none of them later.

/**
 * A demo's embedded database is compiled by the quick compiler of WebAssembly alone: half of the processor's time of a start, and
 * 0.5 GB less for a moment. A lender's keeps the other one, whose code takes more payments a second (docs/decisions/0001).
 */
export const startFlags = (mode) => (mode === 'demo' ? ['--liftoff-only'] : [])
