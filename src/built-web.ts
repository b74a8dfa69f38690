// The web app as the build has made it. In the bundle of the product another file stands in the place of this one (scripts/bundle.mjs).

import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export interface BuiltWeb {
  readonly web: unknown
  /** The folder of its build, with the files for browsers. */
  readonly folder: string
}

/** The newest build below `root`; null where there is none. */
export async function builtWeb(root: string): Promise<BuiltWeb | null> {
  const link = path.join(root, 'build', 'current')
  if (!existsSync(link)) return null
  // Where the link leads now: another build may take its place at any moment, and this process stays with what it began with.
  const folder = realpathSync(link)
  // React asks for it when it is imported, and is many times slower without. To us it only says the operator's intent.
  process.env.NODE_ENV = 'production'
  return { web: await importWhole(path.join(folder, 'server')), folder }
}

/** The server's module with all that it would import later, when it is asked for: the folder may be gone by then. */
async function importWhole(folder: string): Promise<unknown> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder, file)).href)
  const web = await load('index.js')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.js')) await load(file)
  return web
}
