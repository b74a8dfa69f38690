// What starts React in the browser, as a module that stands in the page: the page's own routes, their files, and the entry. It is the
// same for every page of a screen, so it is written once. On the server only.

import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']

/** One text for each set of routes of this build: there are no more than screens. */
const texts = new Map<string, string>()

/** What is false, empty or only read on the server is left out. */
function terseRoute(route: Manifest['routes'][string]): Record<string, unknown> {
  const told: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(route ?? {}))
    if (value !== false && value !== undefined && name !== 'imports' && !(Array.isArray(value) && value.length === 0))
      told[name] = value
  return told
}

/**
 * The text for a page with these routes, from the outermost. The browser asks for other routes once the page has come to rest. `vendor`
 * is the largest file: named first, it is fetched beside those that import it.
 */
export function wakeScript(manifest: Manifest, ids: readonly string[], router: EntryContext): string {
  const key = `${manifest.version}\n${ids.join('\n')}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const { entry, url, version, hmr } = manifest
  const vendor = vendorOf(manifest)
  const routes = Object.fromEntries(ids.map((id) => [id, terseRoute(manifest.routes[id])]))
  const context = {
    basename: '/',
    future: {},
    routeDiscovery: router.routeDiscovery,
    ssr: true,
    isSpaMode: false,
  }
  const text = [
    ...[hmr?.runtime, vendor].flatMap((file) => (file === undefined ? [] : [`import ${JSON.stringify(file)};`])),
    ...ids.map((id, n) => `import * as route${n} from ${JSON.stringify(manifest.routes[id]?.module)};`),
    `window.__reactRouterContext=${JSON.stringify(context)};`,
    `window.__reactRouterManifest=${JSON.stringify({ entry: { ...entry, imports: [] }, routes, url, version })};`,
    `window.__reactRouterRouteModules={${ids.map((id, n) => `${JSON.stringify(id)}:route${n}`).join(',')}};`,
    `import(${JSON.stringify(entry.module)})`,
  ].join('')
  if (!import.meta.env.DEV) texts.set(key, text)
  return text
}

/** The file of React and its router; none where nothing is built. */
export function vendorOf({ entry }: Manifest): string | undefined {
  return entry.imports.find((file) => /\/vendor-/.test(file))
}
