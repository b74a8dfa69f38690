// Faults that a test or the demo may switch on at the sandbox provider.

/**
 * `slow` answers late, `fails` answers a status and does nothing, `lost` does the work and never answers, `gone` does neither, `page`
 * does the work and answers what a proxy would: a page.
 */
export type SandboxFault =
  | { readonly kind: 'slow'; readonly delayMs: number }
  | { readonly kind: 'fails'; readonly status: number }
  | { readonly kind: 'lost' | 'gone' }
  | { readonly kind: 'page'; readonly status: number }

/** What the next calls of a path do; used up call by call. */
export class SandboxFaults {
  #planned: { readonly pathStart: string; readonly fault: SandboxFault; left: number }[] = []

  /** Plans a fault for the next `times` calls whose path starts with `pathStart`. */
  plan(pathStart: string, fault: SandboxFault, times: number): void {
    this.#planned.push({ pathStart, fault, left: times })
  }

  take(path: string): SandboxFault | null {
    const found = this.#planned.find((planned) => planned.left > 0 && path.startsWith(planned.pathStart))
    if (found === undefined) return null
    found.left -= 1
    return found.fault
  }

  clear(): void {
    this.#planned = []
  }
}
