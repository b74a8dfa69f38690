// Named limits of applications.

/** Applications that one borrower may hand in on a day. */
export const submissionsADay = 5
/** Pictures of identity documents that one borrower may send on a day. */
export const picturesADay = 30
/** An approved application stands for its offer for these days. */
export const approvedDays = 7
