// The flags of Node with which a process of the product begins: V8 takes none of them later. What it takes later too, `src/main.ts` sets.

/**
 * Megabytes for each half of the space of young objects. With V8's own 16, a process beside PostgreSQL kept 320 MB after 10,000
 * requests; with 2 it kept 166 to 197 (`npm run bench:start`). The image and the unit of systemd start `serve.mjs` with these flags.
 */
const youngSpace = '--max-semi-space-size=2'

/**
 * A demo's embedded database is compiled by the quick compiler of WebAssembly alone: half of the processor's time of a start, and
 * 0.5 GB less for a moment. A lender's keeps the other one, whose code takes more payments a second (docs/decisions/0001).
 */
export const startFlags = (mode) => [youngSpace, ...(mode === 'demo' ? ['--liftoff-only'] : [])]
