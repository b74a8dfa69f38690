// What officers did, and who holds an item: what the other rooms may use.

export { type ActOrigin, insertAct, insertSystemAct } from './act-store.ts'
export { freeItem, giveItem, holderOf, refuseTaken, takeItem } from './take-store.ts'
