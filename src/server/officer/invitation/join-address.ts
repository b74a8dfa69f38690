// The address of an invitation: the page at which an officer makes the first passkey.

/** Where the desk's origin takes invitations. */
const joinPath = '/join'

export function joinAddress(deskOrigin: string, ticket: string): string {
  return `${deskOrigin}${joinPath}?${new URLSearchParams({ ticket })}`
}
