// The address of an invitation: the page at which an officer makes the first passkey.

const joinPath = '/join'

export function joinAddress(deskOrigin: string, ticket: string): string {
  return `${deskOrigin}${joinPath}?${new URLSearchParams({ ticket })}`
}
