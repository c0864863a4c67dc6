import { generateKeyPairSync, type KeyObject } from 'node:crypto'

export interface KeyPair {
  privateKey: KeyObject
  publicKey: KeyObject
}

export type SandboxKey =
  | 'wechat-pay-merchant'
  | 'wechat-pay-platform'
  | 'wechat-pay-platform-next'
  | 'alipay-merchant'
  | 'alipay'
  | 'cmb-bank'
  | 'octopus-merchant'
  | 'octopus'
  | 'octopus-next'

const made = new Map<SandboxKey, KeyPair>()
let make = (_name: SandboxKey): KeyPair => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** For tests, whose processes share the keys of their run. */
export const makeSandboxKeysBy = (way: typeof make): void => {
  make = way
}

/**
 * RSA keys that service and sandbox share where none are configured: made when first needed, by this process, for this
 * process. None is stored or published, so none protects anything real. Making one takes a fifth of a second, so
 * settings read theirs when they sign, not when a process starts.
 */
export const getSandboxKeys = (name: SandboxKey): KeyPair => {
  const pair = made.get(name) ?? make(name)
  made.set(name, pair)
  return pair
}
