import type { ReleaseRefusalCode } from '@shuttle/releases'

/** The site said no; `message` is its sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    /** `FAULT`: it said nothing that can be understood. `UNREACHABLE`: it said nothing. */
    readonly code: ReleaseRefusalCode | 'FAULT' | 'UNREACHABLE',
    message: string,
  ) {
    super(message)
  }
}
