import type { Language } from '@shuttle/domain'

/** Everything the outbox can be asked to do; payloads are numbers of things, read again when it is done. */
export interface OutboxPayloads {
  'mail:order-paid': { orderNo: string; language: Language }
  'mail:payment-refunded': { refundNo: string; language: Language }
  'mail:verification-code': { codeId: string; language: Language }
  'mail:password-changed': { accountId: string; language: Language }
  'payment:refund': { refundNo: string; language: Language }
}
export type OutboxKind = keyof OutboxPayloads

export type OutboxMessage = { [Kind in OutboxKind]: { kind: Kind; payload: OutboxPayloads[Kind] } }[OutboxKind]

/** Does one thing, at least once. `id` is the same on every try; throwing asks for another try later. */
export type OutboxHandlers = {
  [Kind in OutboxKind]: (payload: OutboxPayloads[Kind], message: { id: string }) => Promise<void>
}
