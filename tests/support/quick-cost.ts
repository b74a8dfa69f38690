// The cost of hashing a code in tests of something else: they guess by the hundred, and a guess costs 44 ms otherwise.

/** For scrypt: a power of two. `src/server/adapters/node-crypto/secrets.test.ts` holds the cost of the product. */
export const quickCost = 2
