/** @jest-environment jsdom */

import { returnTo } from './return-to'

beforeEach(() => localStorage.clear())

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
