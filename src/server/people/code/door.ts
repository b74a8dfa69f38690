// One-time codes by message: what the other rooms may use.

export { checkCode, secondsUntilNextCode, sendCode } from './code-store.ts'
