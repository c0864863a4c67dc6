/** A refusal in the gateway's own shape: `{ error: { cause, explanation, field }, result: 'ERROR' }`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly status: number
  readonly body: { error: Record<string, string>; result: 'ERROR' }

  constructor(
    status: number,
    cause: string,
    explanation: string,
    field?: { name: string; type: 'INVALID' | 'MISSING' },
  ) {
    super(explanation)
    this.status = status
    const error: Record<string, string> = { cause, explanation }
    if (field) Object.assign(error, { field: field.name, validationType: field.type })
    this.body = { error, result: 'ERROR' }
  }
}

export const invalidField = (name: string, explanation: string): GatewayError =>
  new GatewayError(400, 'INVALID_REQUEST', explanation, { name, type: 'INVALID' })

export const missingField = (name: string): GatewayError =>
  new GatewayError(400, 'INVALID_REQUEST', `Missing parameter: ${name}`, { name, type: 'MISSING' })

/** Basic authentication as `merchant.<id>`; the merchant of the address must be the one that signs in. */
export const authenticateMerchant = (
  expected: { merchant: string; password: string },
  shown: { merchantId: string; authorization: string | undefined },
): void => {
  const text = `merchant.${expected.merchant}:${expected.password}`
  const right = `Basic ${Buffer.from(text).toString('base64')}`
  if (shown.authorization !== right || shown.merchantId !== expected.merchant)
    throw new GatewayError(401, 'INVALID_REQUEST', 'Invalid credentials.')
}
