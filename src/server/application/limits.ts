// Named limits of applications.

/** Applications that one borrower may hand in on a day. */
export const submissionsADay = 5
/** Pictures of identity documents that one borrower may send on a day. */
export const picturesADay = 30
/** The offer of an approved application can be accepted for so many days. */
export const approvedDays = 7
