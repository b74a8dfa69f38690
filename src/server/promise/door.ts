// Promises to pay: what the other rooms may use.

export {
  brokenPromises,
  endPromisesByPlan,
  loansWithOpenPromise,
  newestPromise,
  openPromisesAbout,
  promisedOrders,
  promisesOf,
  promisesOfBorrower,
} from './promise-store.ts'
export { notePromiseAbout } from './record-promise.ts'
