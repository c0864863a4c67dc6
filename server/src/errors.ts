import type { ErrorCode } from '@shuttle/contracts'

/** A business refusal, thrown: answered with its code and a sentence in the reader's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: ErrorCode,
    /** Sent as `responseData`, such as the number of the order that is still unpaid. */
    readonly data?: Readonly<Record<string, unknown>>,
    /** Stands in the answer beside `responseData`, such as whether the next attempt needs a captcha. */
    readonly beside?: Readonly<Record<string, unknown>>,
  ) {
    super(code)
  }
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal
