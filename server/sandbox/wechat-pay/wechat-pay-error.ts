/** A refusal as API v3 spells it: `{code, message, detail}`. */
export class WechatPayError extends Error {
  override readonly name = 'WechatPayError'
  readonly status: number
  readonly body: { code: string; message: string; detail?: { field: string } }

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.body = { code, message, ...(field !== undefined && { detail: { field } }) }
  }
}
