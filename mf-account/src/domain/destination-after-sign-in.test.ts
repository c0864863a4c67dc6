import { destinationAfterSignIn } from './destination-after-sign-in'

test('[A2.login.8] the remembered address wins over successPath, and home is last', () => {
  expect(destinationAfterSignIn({ remembered: '/my_order?tab1=1', successPath: '/personal_center' })).toBe(
    '/my_order?tab1=1',
  )
  expect(destinationAfterSignIn({ remembered: null, successPath: '/personal_center' })).toBe('/personal_center')
  expect(destinationAfterSignIn({ remembered: null, successPath: null })).toBe('/')
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
])('[A2.login.8] nobody is sent back to %s', (remembered) => {
  expect(destinationAfterSignIn({ remembered, successPath: '/personal_center' })).toBe('/personal_center')
})

test.each(['/login', '/login?successPath=/login', '/webhtml/author', '/Register', '/Page_anomalies', '/page_closed#x'])(
  '[A2.login.8] nor does successPath lead to %s',
  (successPath) => {
    expect(destinationAfterSignIn({ remembered: null, successPath })).toBe('/')
    expect(destinationAfterSignIn({ remembered: '/author', successPath })).toBe('/')
    expect(destinationAfterSignIn({ remembered: '/my_order', successPath })).toBe('/my_order')
  },
)

test('the page for a new password asks to sign in first, and gets its member back', () => {
  const successPath = '/change_password?isSet=true'
  expect(destinationAfterSignIn({ remembered: null, successPath })).toBe(successPath)
})

test.each(['/login_help', '/ticket_details?from=/login'])(
  'it may lead to %s, which only looks like one',
  (remembered) => {
    expect(destinationAfterSignIn({ remembered, successPath: null })).toBe(remembered)
  },
)

test.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  '[D6.session.2] it never leads to %s',
  (address) => {
    expect(destinationAfterSignIn({ remembered: address, successPath: '/personal_center' })).toBe('/personal_center')
    expect(destinationAfterSignIn({ remembered: null, successPath: address })).toBe('/')
  },
)
