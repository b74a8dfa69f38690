// Marks that tell nothing by themselves: of tokens and of devices: what the other rooms may use.

export { deviceHash, isOurToken, newToken } from './token-mark.ts'
