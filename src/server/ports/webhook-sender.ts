// The port behind which events leave for the lender’s own systems.

export interface OutgoingWebhook {
  /** Our number of the event: the receiver takes one number once. */
  readonly id: string
  /** The exact text that is signed and sent. */
  readonly body: string
  /** When this attempt is made, by the clock of the machine: a receiver refuses what is too old. */
  readonly at: Date
}

/** `resting`: no call was made, since the receiver has failed again and again. `why` never quotes what the receiver said. */
export type WebhookAnswer =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'failed'; readonly why: string }
  | { readonly outcome: 'resting' }

export interface WebhookSender {
  /** Sends once. Taken is what a status of 200 to 299 says; a redirect is not followed. Never throws for the network. */
  send(event: OutgoingWebhook): Promise<WebhookAnswer>
}
