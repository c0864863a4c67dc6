import type { Config } from '../config/config'
import { dataKeys } from './data-keys'
import { createSealer, type Sealer } from './sealer'

export { parseDataKeys } from './data-keys'
export { KeyFault } from './key-fault'
export { type Sealer, SealFault } from './sealer'

const sealers = new WeakMap<object, Sealer>()

/** The sealer of a process, with the keys of its settings. */
export const getSealer = (config: Pick<Config, 'dataKey' | 'dataDir'>): Sealer => {
  const sealer = sealers.get(config) ?? createSealer(dataKeys(config))
  sealers.set(config, sealer)
  return sealer
}
export { signingKey } from './signing-key'
