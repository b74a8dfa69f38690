// Prepares a first start beside the build: the embedded database with all migrations, and the demo's samples. Writes to build/prepared,
// where nothing stays of earlier sources. `--if-first` prepares nothing where this product has a database already.

import { existsSync } from 'node:fs'
import path from 'node:path'
import { composeServer, preparedFolder } from '../src/server/compose.ts'
import { makeTemplate, templateFile } from '../src/server/db/template.ts'
import { clearPrepared, isPrepared } from '../src/server/demo/kept-samples.ts'
import { loadConfig } from '../src/settings/config.ts'
import { hasDatabase } from '../src/settings/data-dir.ts'
import { readEnvironment } from '../src/settings/env-file.ts'
import { withUnwrappedSecrets } from '../src/settings/wrapped-secrets.ts'

const root = path.dirname(import.meta.dirname)
const folder = preparedFolder(root)
const environment = await withUnwrappedSecrets(readEnvironment(process.env, process.cwd()).environment)
const config = loadConfig(environment)
if (process.argv.includes('--if-first') && hasDatabase(config.dataDir)) process.exit(0)
const wantsSamples = config.mode === 'demo' && !isPrepared(config, { folder, root })
if (wantsSamples || !existsSync(templateFile(folder))) process.stdout.write('\n── Preparing a first start\n')
const template = await makeTemplate(folder)
if (wantsSamples) {
  const own = { DATABASE_URL: '', UPLOADS: 'local', LOG_LEVEL: 'silent', DATA_DIR: `memory:${template}` }
  const server = await composeServer({ ...config, ...onlyPlaces(loadConfig({ ...environment, ...own })) }, root)
  await server.demo?.prepare()
  await server.stop()
}

clearPrepared({ folder, root }, template)

/** Of a configuration what leaves no trace in the samples: where the data of this process goes. */
function onlyPlaces({ dataDir, databaseUrl, uploads, logLevel }: typeof config) {
  return { dataDir, databaseUrl, uploads, logLevel }
}
