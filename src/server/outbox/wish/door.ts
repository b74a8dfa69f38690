// What may leave, and what borrowers want to be told: what the other rooms may use.

export { sentOfKind } from './leaving.ts'
export { purposesOf, type SmsPurpose } from './purposes.ts'
export { saveWishes, stopReminders, wantsReminders, whoWantsReminders, wishesOf } from './wish-store.ts'
