import { isReturnAddress, TAB_MEMBER_KEY } from '@shuttle/contracts'
import { safeStorage } from './safe-storage'

/** The specification's name for the stored address (accounts 3). */
const KEY = 'formUrl'
/** Whose page that was; nothing where it was a visitor's, whom it leads on whoever they turn out to be. */
const MEMBER_KEY = 'formUrlMember'
const { local, session } = safeStorage
const tabMember = () => session.get(TAB_MEMBER_KEY)

/** The address that sign-in leads back to: path and query below the base, shared by shell and remotes. */
export const returnTo = {
  /**
   * As it was stored, by whatever wrote there: check that it belongs to this site before following it. Another member's is none: every
   * tab shares the storage, and it outlives the tab that knew whose it was.
   */
  get: (): string | undefined => {
    const member = local.get(MEMBER_KEY)
    return member && member !== tabMember() ? undefined : local.get(KEY)
  },
  /** Leaves the stored address as it is when sign-in must not lead back to this one. */
  set: (address: string): void => {
    if (!isReturnAddress(address)) return
    local.set(KEY, address)
    local.set(MEMBER_KEY, tabMember() ?? '')
  },
  clear: (): void => {
    local.remove(KEY)
    local.remove(MEMBER_KEY)
  },
}
