// Who asks for a one-time code: what the other rooms may use.

export { askerOf, type CodeTarget, phoneKey, stranger } from './code-asker.ts'
