// The address of a one-time link: it logs in and leads to the work list.

/** Where the desk's origin takes one-time links. */
export const launchPath = '/launch'

export function launchAddress(deskOrigin: string, ticket: string): string {
  return `${deskOrigin}${launchPath}?${new URLSearchParams({ ticket })}`
}
