import { GatewayError } from './gateway-error'

/** Basic authentication as `merchant.<id>`; the merchant of the address must be the one that signs in. */
export const checkCredentials = (
  expected: { merchant: string; password: string },
  shown: { merchantId: string; authorization: string | undefined },
): void => {
  const text = `merchant.${expected.merchant}:${expected.password}`
  const right = `Basic ${Buffer.from(text).toString('base64')}`
  if (shown.authorization !== right || shown.merchantId !== expected.merchant)
    throw new GatewayError(401, 'INVALID_REQUEST', 'Invalid credentials.')
}
