import { createPrivateKey } from 'node:crypto'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { assertPublicKeys } from '@shuttle/composer'
import type { Config } from '../config/config'
import { KeyFault } from '../sealing'
import { toKeyMarks } from './key-proofs'

/** Throws `KeyFault` for an existing key file that cannot be parsed, before a database is created. */
export const assertKeyFiles = async (config: Config): Promise<void> => {
  const { role, publisherKeys, release, dataDir } = config
  // Faults of a folder are reported where it is opened.
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory()) return
  await assertPublicKeys(publisherKeys).catch(() => {
    throw new KeyFault(`${publisherKeys} holds no public keys`)
  })
  if (role === 'delivery' && existsSync(release.deliveryKey))
    await readFile(release.deliveryKey)
      .then(createPrivateKey)
      .catch(() => {
        throw new KeyFault(`${release.deliveryKey} holds no key`)
      })
  if (role === 'delivery' || !existsSync(dataDir)) return
  accessSync(dataDir, constants.W_OK)
  toKeyMarks(config)
}
