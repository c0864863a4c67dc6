import type { ReleaseRefusalCode } from '@shuttle/releases'

const STATUS: Readonly<Record<ReleaseRefusalCode, number>> = {
  BAD_REQUEST: 400,
  UNSIGNED: 401,
  FOREIGN_KEY: 403,
  UNKNOWN_APP: 404,
  UNKNOWN_VERSION: 404,
  WRONG_HASH: 409,
  INCOMPLETE: 409,
  INCOMPATIBLE: 409,
  MOVED: 409,
  NOTHING_TO_DO: 409,
}

/** A release call that is refused; the message is for the person at the terminal. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault'
  readonly status: number

  constructor(
    readonly code: ReleaseRefusalCode,
    message: string,
  ) {
    super(message)
    this.status = STATUS[code]
  }
}
