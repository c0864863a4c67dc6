import { generateKeyPairSync } from 'node:crypto'
import { ConfigFault, readConfig } from './config'
import { isMethodOn, paymentFaults, SANDBOX_SECRETS } from './payment-environment'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const given = (values: object = {}) => ({
  WECHAT_PAY_CURRENCIES: 'CNY,HKD' as const,
  ALIPAY_CURRENCIES: 'CNY,HKD' as const,
  CMB_VERSION: '1.0',
  OCTOPUS_KEY_VERSION: '1',
  OCTOPUS_PUBLIC_KEY_VERSION: '1',
  ...values,
})
const octopus = {
  OCTOPUS_URL: 'https://pay.example',
  OCTOPUS_LANDING_URL: 'https://pay.example',
  OCTOPUS_MERCHANT: 'M1',
  OCTOPUS_PRIVATE_KEY: pem,
  OCTOPUS_PUBLIC_KEY: pem,
}

describe('base URL, keys and version are settings, and production refuses default keys', () => {
  it('every payment method is offered in development, and in production only configured ones', () => {
    expect(isMethodOn(given(), 'CMB', false)).toBe(true)
    expect(isMethodOn(given(), 'CMB', true)).toBe(false)
    expect(isMethodOn(given(octopus), 'OCTOPUS', true)).toBe(true)
  })
  it('a provider is configured whole, or not at all', () => {
    expect(paymentFaults(given(), { service: true })).toEqual([])
    expect(paymentFaults(given(octopus), { service: true })).toEqual([])
    const { OCTOPUS_MERCHANT: _, ...part } = octopus
    expect(paymentFaults(given(part), { service: true })).toEqual(['OCTOPUS_MERCHANT missing: OCTOPUS is set in part'])
    expect(paymentFaults(given(part), { service: false })).toEqual([])
  })
  it.each(Object.entries(SANDBOX_SECRETS))('production refuses the %s of the sandbox', (name, secret) => {
    expect(paymentFaults(given({ [name]: secret }), { service: false })).toEqual([`${name} is the sandbox's`])
  })
  it('a malformed key is refused, and never repeated', () => {
    try {
      readConfig({ CMB_PUBLIC_KEY: 'not a key', WECHAT_PAY_API_KEY: 'short' })
      throw new Error('taken')
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigFault)
      expect(String(error)).toContain('CMB_PUBLIC_KEY: a PEM of an RSA public key is expected')
      expect(String(error)).toContain('WECHAT_PAY_API_KEY: exactly 32 bytes are expected')
      expect(String(error)).not.toContain('not a key')
    }
  })
})
