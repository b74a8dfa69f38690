// The port behind which text messages and spoken codes leave.

export interface OutgoingSms {
  /** Our number of the message: the provider sends one number once. */
  readonly id: string
  /** `+` and digits. */
  readonly to: string
  readonly text: string
  /** True where a call speaks the text, false where it is sent as a message. */
  readonly spoken: boolean
}

/** What is stored of a hand-over, so that one whose outcome is unknown is never repeated at another provider. */
interface HandOver {
  /** The provider that may have the message since an earlier try; null where none does. */
  readonly mayBeAt: string | null
  /** Right before a provider is asked. */
  begin(provider: string): Promise<void>
  /** All that were asked have said no: the next try begins again. */
  nobodyHasIt(): Promise<void>
}

/** No provider has taken a message. The words name providers and their reasons, never the number or the text. */
export class MessageNotTaken extends Error {
  override readonly name = 'MessageNotTaken'
}

export interface SmsSender {
  /** Resolves once the provider has taken the message; throws {@link MessageNotTaken} when it has not. */
  send(sms: OutgoingSms, handOver: HandOver): Promise<void>
}
