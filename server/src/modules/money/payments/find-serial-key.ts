import type { KeyObject } from 'node:crypto'
import { ProviderFault } from './payment-provider'

/** A public key of a provider, and the serial or version by which its messages name it. */
export interface SerialKey {
  serial: string
  key: KeyObject
}

/**
 * A message that names a key which is not in the settings: the provider has changed its key, or the message is forged.
 */
export class UnknownKey extends ProviderFault {
  constructor(what: string, serial: string, known: readonly string[]) {
    super('unreadable', `${what} signed with key ${serial.slice(0, 60)}, which is not among ${known.join(', ')}`)
  }
}

/** The key that a message names. Throws {@link UnknownKey}. */
export const findSerialKey = (what: string, keys: readonly SerialKey[], serial: string): KeyObject => {
  const found = keys.find((each) => each.serial === serial)
  if (!found)
    throw new UnknownKey(
      what,
      serial,
      keys.map((each) => each.serial),
    )
  return found.key
}
