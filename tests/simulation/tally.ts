// Counts what a simulation really went through, against a list of everything that it has to go through.

/** Counts by name. A name that is not in the list is a mistake of the simulation. */
export class Tally<Name extends string> {
  readonly #counts: Map<Name, number>

  constructor(names: readonly Name[]) {
    this.#counts = new Map(names.map((name) => [name, 0]))
  }

  count(name: Name, times = 1): void {
    const before = this.#counts.get(name)
    if (before === undefined) throw new Error(`nobody expects ${name}`)
    this.#counts.set(name, before + times)
  }

  /** Counts a name if it is in the list; false: it is not. */
  countIfListed(name: string): boolean {
    const before = this.#counts.get(name as Name)
    if (before !== undefined) this.#counts.set(name as Name, before + 1)
    return before !== undefined
  }

  /** Names that never came up. */
  missing(): Name[] {
    return [...this.#counts].filter(([, times]) => times === 0).map(([name]) => name)
  }

  entries(): Record<string, number> {
    return Object.fromEntries(this.#counts)
  }
}
