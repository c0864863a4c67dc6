import { isReturnAddress, TAB_MEMBER_KEY } from '@shuttle/contracts'
import { safeStorage } from './safe-storage'

/** The specification's name for the stored address (accounts 3). */
const KEY = 'formUrl'
/** The member whose page it was; missing where a visitor stored it: that address leads back every member. */
const MEMBER_KEY = 'formUrlMember'
const { local, session } = safeStorage
const tabMember = () => session.get(TAB_MEMBER_KEY)

/** The address that sign-in leads back to: path and query below the base, shared by shell and remotes. */
export const returnTo = {
  /**
   * As it was stored, possibly by another site: check that it belongs to this site before following it. Undefined for
   * the address of another member: all tabs share the storage, and it outlives the tab that knew its member.
   */
  get: (): string | undefined => {
    const member = local.get(MEMBER_KEY)
    return member && member !== tabMember() ? undefined : local.get(KEY)
  },
  /** Does not change the stored address when sign-in must not lead back to this one. */
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
