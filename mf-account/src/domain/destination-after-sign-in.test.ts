import { destinationAfterSignIn } from './destination-after-sign-in'

test('[A2.login.8] the return address wins over successPath, and home is last', () => {
  expect(destinationAfterSignIn({ returnTo: '/my_order?tab1=1', successPath: '/personal_center' })).toBe(
    '/my_order?tab1=1',
  )
  expect(destinationAfterSignIn({ returnTo: null, successPath: '/personal_center' })).toBe('/personal_center')
  expect(destinationAfterSignIn({ returnTo: null, successPath: null })).toBe('/')
})

test.each([
  '/login',
  '/login/',
  '/LOGIN?successPath=/',
  '/webhtml/login',
  '/register',
  '/change_password?isSet=true',
  '/author#x',
  '/Page_anomalies',
  '/page_closed',
])('[A2.login.8] the return address %s is not followed', (returnTo) => {
  expect(destinationAfterSignIn({ returnTo, successPath: '/personal_center' })).toBe('/personal_center')
})

test.each(['/login', '/login?successPath=/login', '/webhtml/author', '/Register', '/Page_anomalies', '/page_closed#x'])(
  '[A2.login.8] the successPath %s is not followed',
  (successPath) => {
    expect(destinationAfterSignIn({ returnTo: null, successPath })).toBe('/')
    expect(destinationAfterSignIn({ returnTo: '/author', successPath })).toBe('/')
    expect(destinationAfterSignIn({ returnTo: '/my_order', successPath })).toBe('/my_order')
  },
)

test('successPath leads back to the page of a new password', () => {
  const successPath = '/change_password?isSet=true'
  expect(destinationAfterSignIn({ returnTo: null, successPath })).toBe(successPath)
})

test.each(['/login_help', '/ticket_details?from=/login'])(
  'the return address %s is followed although it resembles one that is not',
  (returnTo) => {
    expect(destinationAfterSignIn({ returnTo, successPath: null })).toBe(returnTo)
  },
)

test.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  '[D6.session.2] the foreign address %s is never followed',
  (address) => {
    expect(destinationAfterSignIn({ returnTo: address, successPath: '/personal_center' })).toBe('/personal_center')
    expect(destinationAfterSignIn({ returnTo: null, successPath: address })).toBe('/')
  },
)
