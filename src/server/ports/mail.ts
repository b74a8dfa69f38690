// What an e-mail that leaves has, and who sends it.

export interface OutgoingMail {
  /** Our number of the mail: the provider sends one number once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where one tap ends such mails: the header List-Unsubscribe. Left away for a mail that was asked for and comes once. */
  readonly stopUrl?: string
}

export interface MailSender {
  /**
   * Resolves once the provider has taken the mail, or may have and would send it again if it were asked once more. Throws when it has not,
   * without the address or the text.
   */
  send(mail: OutgoingMail): Promise<void>
}
