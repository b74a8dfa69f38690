// What an engine has to offer; everything else is the same for all of them and stands in database.ts.

export type DatabaseKind = 'embedded' | 'postgres'

export interface RunResult {
  readonly rows: unknown[]
  readonly affectedRows: number
}

/** Runs one statement whose parameters are encoded already. */
export type Run = (sql: string, params: readonly (string | null)[]) => Promise<RunResult>

export interface Driver {
  readonly kind: DatabaseKind
  readonly run: Run
  /** BEGIN, `fn`, COMMIT, on one connection; ROLLBACK when it throws. COMMIT of an aborted transaction throws. */
  inTransaction<T>(fn: (run: Run, script: (sql: string) => Promise<void>) => Promise<T>): Promise<T>
  close(): Promise<void>
}
