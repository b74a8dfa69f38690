// The port behind which files for accountants are written. A file is there whole, or not at all.

/** What was written. */
export interface WrittenFile {
  readonly bytes: number
  /** sha256, hex. */
  readonly hash: string
}

export interface ExportStore {
  /**
   * Writes the file while it is read; what was there under the name is replaced. Throws, and leaves what was there, when the content,
   * the disk or the bucket fails. `name` is ours and has no folder in it.
   */
  write(name: string, content: AsyncIterable<string>): Promise<WrittenFile>
}
