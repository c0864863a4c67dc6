/** @jest-environment jsdom */

import { TAB_MEMBER_KEY } from '@shuttle/contracts'
import { returnTo } from './return-to'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('returnTo (accounts 2, login)', () => {
  it('remembers path and query under the name of the specification until it is cleared', () => {
    returnTo.set('/details_payment?orderNo=A1')
    expect(localStorage.getItem('formUrl')).toBe('/details_payment?orderNo=A1')
    expect(returnTo.get()).toBe('/details_payment?orderNo=A1')
    returnTo.clear()
    expect(returnTo.get()).toBeUndefined()
  })

  it.each(['/login', '/register', '/change_password', '/author', '/Page_anomalies', '/page_closed?from=/'])(
    'leaves the stored address as it is when the visit goes on to %s',
    (address) => {
      returnTo.set('/details_payment')
      returnTo.set(address)
      expect(returnTo.get()).toBe('/details_payment')
    },
  )
})

describe('[D6.session.5] an address stored by a member', () => {
  const THEIRS = '/details_payment?orderNo=A1'
  const tabOf = (member: string) => sessionStorage.setItem(TAB_MEMBER_KEY, member)
  beforeEach(() => {
    tabOf('m-1')
    returnTo.set(THEIRS)
    sessionStorage.clear()
  })

  it('leads its member back, in every tab where they sign in', () => {
    tabOf('m-1')
    expect(returnTo.get()).toBe(THEIRS)
  })

  it('leads back no other member and no visitor', () => {
    expect(returnTo.get()).toBeUndefined()
    tabOf('m-2')
    expect(returnTo.get()).toBeUndefined()
  })

  it('an address stored by a visitor leads back every member (negative control)', () => {
    returnTo.set('/my_order')
    expect(returnTo.get()).toBe('/my_order')
    tabOf('m-2')
    expect(returnTo.get()).toBe('/my_order')
  })
})
