import { generateKeyPairSync, type KeyObject } from 'node:crypto'

export interface KeyPair {
  privateKey: KeyObject
  publicKey: KeyObject
}

const made = new Map<string, KeyPair>()

/**
 * RSA keys that service and sandbox share where nobody has set others: made when first needed, by this process, for
 * this process. None is stored or published, so none can open anything real. Making one takes a fifth of a second, so
 * settings ask for theirs when they sign, not when a process starts.
 */
export const getSandboxKeys = (
  name: 'wechat-pay-merchant' | 'wechat-pay-platform' | 'cmb-bank' | 'octopus-merchant' | 'octopus',
) => {
  const pair = made.get(name) ?? generateKeyPairSync('rsa', { modulusLength: 2048 })
  made.set(name, pair)
  return pair
}
