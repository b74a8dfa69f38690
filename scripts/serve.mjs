// Runs the product: the bundle that the build has made of exactly these sources, or the sources themselves where there is none.

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundledMain } from './bundle.mjs'
import { root } from './ground.mjs'

await import(pathToFileURL(bundledMain() ?? path.join(root, 'src', 'main.ts')).href)
