// What an engine has to offer; everything else is the same for all of them and stands in database.ts.

export type DatabaseKind = 'embedded' | 'postgres'

export interface RunResult {
  readonly rows: unknown[]
  readonly affectedRows: number
}

/** Runs one statement whose parameters are encoded already. */
export type Run = (sql: string, params: readonly (string | null)[]) => Promise<RunResult>

export interface TransactionOptions {
  /**
   * The first statement changes nothing that lasts (it reads and locks): where it can, it leaves together with BEGIN instead of
   * after its answer. Were BEGIN refused, that statement alone would run outside a transaction.
   */
  readonly firstOnlyReads?: boolean
  /** It takes longer than a call may, such as an index over a big table: neither the server nor this process loses patience. */
  readonly atLength?: boolean
}

/** Connections of a pool at this moment. */
export interface Connections {
  readonly inUse: number
  readonly idle: number
  readonly waiting: number
}

export interface Driver {
  readonly kind: DatabaseKind
  /** True where a statement may be sent before the one ahead of it is answered; they are done in order all the same. */
  readonly pipelines: boolean
  readonly run: Run
  /**
   * BEGIN, `fn`, COMMIT, on one connection; ROLLBACK when it throws. COMMIT of an aborted transaction throws. `fn` is run again
   * where its connection turns out to be dead before BEGIN was answered.
   */
  inTransaction<T>(
    fn: (run: Run, script: (sql: string) => Promise<void>) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T>
  /** Left out by the embedded database, which has one connection and no pool. */
  readonly connections?: () => Connections
  /** Of the embedded database: once a new one is whole on the disk. Nothing may be acknowledged before. */
  readonly onDisk?: Promise<void>
  close(): Promise<void>
}
