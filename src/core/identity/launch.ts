// Why a page could not be opened for a borrower: a closed list, since it travels in an address.

const launchFailures = ['expired', 'used', 'foreign', 'missing'] as const
export type LaunchFailure = (typeof launchFailures)[number]
