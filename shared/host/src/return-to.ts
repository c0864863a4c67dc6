import { isReturnAddress } from '@shuttle/contracts'
import { safeStorage } from './safe-storage'

/** The specification's name for the stored address (accounts 3). */
const KEY = 'formUrl'
const { local } = safeStorage

/** The address that sign-in leads back to: path and query below the base, shared by shell and remotes. */
export const returnTo = {
  /** As it was stored, by whatever wrote there: check that it belongs to this site before following it. */
  get: (): string | undefined => local.get(KEY),
  /** Leaves the stored address as it is when sign-in must not lead back to this one. */
  set: (address: string): void => {
    if (isReturnAddress(address)) local.set(KEY, address)
  },
  clear: (): void => local.remove(KEY),
}
