// The port of launch tickets: signed, for one borrower and one device, five minutes long.

/** How long a ticket opens a page, seconds (IDENTITY-3). */
export const ticketLifeSeconds = 300

export interface Ticket {
  readonly jti: string
  readonly borrowerId: string
  readonly expiresAt: Date
}

/** Why a ticket does not open a page. `foreign`: not ours, or of another borrower or device. */
export type TicketFailure = 'expired' | 'foreign'

export interface Tickets {
  issue(ticket: { borrowerId: string; deviceId: string; jti: string; now: Date }): Promise<string>
  read(text: string, bearer: { userId: string; deviceId: string; now: Date }): Promise<Ticket | TicketFailure>
}
