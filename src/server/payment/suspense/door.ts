// Money that is not on a loan yet: what the other rooms may use.

export { isPartAside, putPayoutBackAside } from './suspense-store.ts'
