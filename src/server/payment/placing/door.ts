// Money in suspense finds its loan: what the other rooms may use.

export { placeSuspense } from './place-suspense.ts'
