// Which screens may sleep: those that were walked while React slept. The others wake at once, until somebody has walked them.

/** Folders and files of routes (`routes.ts`) that were not walked yet (decision 0085). */
const notYet = /^(application|promotion|inbox|service|documents|marketing|legal|payment|identity\/delete-account)\b/

/** `routeId` as the route table makes it: the screen's file, then its address. */
export function isWalkedAsleep(routeId: string): boolean {
  return !notYet.test(routeId)
}
