// A set of recently seen names with a size limit: the least recently seen is dropped first.

export interface Recent {
  has(name: string): boolean
  add(name: string): void
  remove(name: string): void
}

export function createRecent(namesMax: number): Recent {
  const names = new Set<string>()
  return {
    has: (name) => names.has(name),
    remove: (name) => void names.delete(name),
    add(name) {
      names.delete(name)
      names.add(name)
      const [oldest] = names
      if (names.size > namesMax && oldest !== undefined) names.delete(oldest)
    },
  }
}
