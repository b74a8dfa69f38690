// Promises to pay: what the other rooms may use.

export {
  brokenPromises,
  newestPromise,
  promisedOrders,
  promisesOf,
  promisesOfBorrower,
} from './promise-store.ts'
