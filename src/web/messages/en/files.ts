// Words of a file that is to be saved, in English.

export const files = {
  missing: 'We don’t have this file for you now. Load the page again: you may have been logged out.',
}
