// The port by which single fields and files are sealed for the database, each for the borrower whom it belongs to.

/** A field was changed, belongs to another borrower, or was sealed under a key that is not here. */
export class SealIsBroken extends Error {}

export interface FieldCipher {
  /** How a field begins that is sealed under the key of today. */
  readonly mark: Uint8Array
  /** Seals `text`; only the same `ownerId` opens it again. */
  seal(text: string, ownerId: string): Uint8Array
  /** Throws {@link SealIsBroken}. Opens fields of the key before as well, where there is one. */
  open(sealed: Uint8Array, ownerId: string): string
  /** {@link seal} for a file. */
  sealBytes(bytes: Uint8Array, ownerId: string): Uint8Array
  /** {@link open} for a file. */
  openBytes(sealed: Uint8Array, ownerId: string): Uint8Array
}
