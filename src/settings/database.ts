// The settings of the database: embedded or a server, its replica, and who migrates it.

import { z } from 'zod'
import { hostAddresses } from '../server/db/postgres/database-hosts.ts'
import { optional, setting } from './setting.ts'
import { flag, wholeNumber } from './values.ts'

export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine(
    // A # that stands as it is ends the address, and the host is then made of a part of the password.
    (address) => hostAddresses(address).every((one) => URL.canParse(one)) && !address.includes('#'),
    'must be an address such as postgres://candor@db.example/candor (in a password, write / # ? @ : as %2F %23 %3F %40 %3A)',
  )
  .describe('a postgres:// address')

export const databaseSettings = {
  DATA_DIR: setting(z.string().describe('a folder, or memory:'), '.data', {
    help: 'Where the embedded database and uploaded pictures live. memory: (demo only) forgets the database at the end; the path of a snapshot may follow, which the database begins as.',
  }),
  DATABASE_URL: optional(databaseUrl, {
    secret: true,
    example: 'postgres://candor@db.example/candor',
    help: 'A PostgreSQL server, 15 or later, instead of the embedded database. Made with\n  createdb --template=template0 --encoding=UTF8 --lc-collate=C candor\nit compares texts byte by byte: that is faster, and no update of the system’s languages can spoil an index. Several servers that follow each other are named with commas, db1.example:5432,db2.example:5432: the one that takes writes is used, also when it is another one after a failover (docs/operate.md). With ?pooler=transaction at its end PgBouncer may stand before them. connect_timeout=10 there lets a call wait for a connection for so many seconds, 5 unless said.',
  }),
  DATABASE_READ_URL: optional(databaseUrl, {
    secret: true,
    example: 'postgres://candor@replica.example/candor',
    help: 'A streaming replica of that server: lists of the portfolio, export files and public prices are read there (docs/operate.md). What its own caller has just written is always read on the server above.',
  }),
  DATABASE_READ_MAX_LAG_SECONDS: setting(wholeNumber(1, 3_600), '5', {
    help: 'So far behind may the replica be; beyond it everything is read on the server above, and the log says so.',
  }),
  CELLS_FILE: optional(z.string().describe('a JSON file'), {
    example: 'cells.json',
    help: 'A JSON file with several databases, each with borrowers of its own (docs/scale.md): one product in front of all of them. Instead of DATABASE_URL and DATABASE_READ_URL; production only. Its addresses may have passwords in them: let the account of the product alone read it.',
  }),
  DB_POOL_SIZE: setting(wholeNumber(1, 500), '20', {
    help: 'Connections to each server, for each process. One more is the heart’s (docs/operate.md).',
  }),
  MIGRATE_AT_START: setting(flag, '1', {
    help: '1: a start brings the database up to date by itself. 0, with DATABASE_URL only: it waits until `npm run migrate` has done it, and needs no right to change tables (docs/operate.md).',
  }),
  ALLOW_DAY_LEAP: setting(flag, '0', {
    help: '1 lets production close days again after more than three days without that (clockAlert in the log; docs/backup.md). Set it for one start, once the clock was checked.',
  }),
} as const
