import { rememberAddress } from './remembered-address'

describe('the remembered address (accounts 2, login)', () => {
  beforeEach(() => localStorage.clear())

  it('keeps path and query', () => {
    rememberAddress({ pathname: '/details_payment', search: '?orderNo=A1' })
    expect(localStorage.getItem('formUrl')).toBe('/details_payment?orderNo=A1')
  })

  it.each(['/login', '/register', '/change_password', '/author', '/Page_anomalies', '/page_closed'])(
    'is never %s',
    (pathname) => {
      rememberAddress({ pathname: '/details_payment', search: '' })
      rememberAddress({ pathname, search: '' })
      expect(localStorage.getItem('formUrl')).toBe('/details_payment')
    },
  )
})
