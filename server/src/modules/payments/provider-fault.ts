/**
 * Why a provider gave no usable answer. `unreachable`: no answer, too late, or 'try later'; asking again may help.
 * `refused`: it understood and said no (credentials, field); asking again does not help.
 * `unreadable`: an answer of no known shape.
 */
export type ProviderFaultKind = 'unreachable' | 'refused' | 'unreadable'

/** The one exception of adapters. The message is for logs and never carries credentials. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly kind: ProviderFaultKind
  /** Name of the field the provider objects to. */
  readonly field: string | undefined

  constructor(kind: ProviderFaultKind, message: string, options: { field?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.field = options.field
  }
}
