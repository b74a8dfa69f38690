// The port behind which uploaded pictures are stored.

export interface UploadFiles {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Uint8Array | null>
  /** Erasing what is not there is nothing. */
  erase(name: string): Promise<void>
}
