// Which folders of the server use each other in a circle, by the imports that there are: files alone may stand in none (`no-cycles`),
// and their folders still can. A part of scripts/boundaries.ts.

/** As much of a module as the import checker tells. */
export interface Module {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

const server = 'src/server/'
/** Tests look wherever they like, and demo mode drives the rooms from outside. */
const outside = /\.test\.ts$|\/test-[a-z-]+\.ts$|^src\/server\/demo\//

type Uses = Map<string, Map<string, string>>

/** Folder -> the folders that it uses, each with the import that says so. */
function usesOf(modules: readonly Module[], folderOf: (file: string) => string): Uses {
  const uses: Uses = new Map()
  for (const { source, dependencies } of modules) {
    if (!source.startsWith(server) || outside.test(source)) continue
    for (const { resolved } of dependencies) {
      if (!resolved.startsWith(server) || outside.test(resolved)) continue
      const [from, to] = [folderOf(source), folderOf(resolved)]
      // A folder and those within it are one house.
      if (`${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)) continue
      const known = uses.get(from) ?? new Map<string, string>()
      if (!known.has(to)) known.set(to, `${source} → ${resolved}`)
      uses.set(from, known)
    }
  }
  return uses
}

/** The shortest way from a folder back to itself, as imports; null where there is none. */
function wayBack(uses: Uses, start: string): readonly string[] | null {
  const ways: [folder: string, imports: readonly string[]][] = [[start, []]]
  const seen = new Set<string>()
  for (const [folder, imports] of ways)
    for (const [next, by] of uses.get(folder) ?? []) {
      if (next === start) return [...imports, by]
      if (!seen.has(next)) ways.push([next, [...imports, by]])
      seen.add(next)
    }
  return null
}

/**
 * Each circle once, as the imports that make it: between the folders beside each other in `src/server`, with all that is within them, and
 * between folders of files.
 */
export function folderCircles(modules: readonly Module[]): readonly (readonly string[])[] {
  const topmost = (file: string): string =>
    file
      .split('/')
      .slice(0, file.split('/').length > 3 ? 3 : 2)
      .join('/')
  const own = (file: string): string => file.slice(0, file.lastIndexOf('/'))
  const circles = new Map<string, readonly string[]>()
  for (const folderOf of [topmost, own]) {
    const uses = usesOf(modules, folderOf)
    for (const folder of uses.keys()) {
      const circle = wayBack(uses, folder)
      if (circle !== null) circles.set(circle.toSorted().join('\n'), circle)
    }
  }
  return [...circles.values()]
}
