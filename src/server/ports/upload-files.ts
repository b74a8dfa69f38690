// The port behind which uploaded pictures are stored.

export interface UploadFiles {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Uint8Array | null>
  /** Erasing a file that is not there does nothing. */
  erase(name: string): Promise<void>
}
