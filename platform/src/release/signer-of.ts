import { keyPath } from '../keys/development-keys'
import { readPrivateKey } from '../keys/key-pair'
import type { ReleaseOrder } from './read-arguments'
import type { Signer } from './release-client'

/** Who signs an order: the app's own key, or the operator's. Throws one line when the key is not there. */
export const signerOf = (order: ReleaseOrder & { app: string }, dataDir: string): Signer => {
  const owner = order.operator ? 'operator' : order.app
  return { owner, key: readPrivateKey(order.key ?? keyPath(dataDir, owner)) }
}
