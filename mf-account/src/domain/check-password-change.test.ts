import { checkPasswordChange } from './check-password-change'

it.each([
  [{ oldPassword: 'x', password: 'demo12', repeat: 'demo12' }, {}],
  [
    { oldPassword: '', password: '', repeat: '' },
    { oldPassword: 'PASSWORD_BLANK', password: 'PASSWORD_BLANK' },
  ],
  [{ oldPassword: 'demo12', password: 'demo1', repeat: 'demo1' }, { password: 'PASSWORD_TOO_SHORT' }],
  [{ oldPassword: 'demo12', password: 'demo12', repeat: 'demo12' }, { password: 'PASSWORD_UNCHANGED' }],
  [{ oldPassword: 'demo12', password: 'p\u00e4ss12', repeat: 'pa\u0308ss12' }, {}],
  [{ oldPassword: 'p\u00e4ss12', password: 'pa\u0308ss12', repeat: 'p\u00e4ss12' }, { password: 'PASSWORD_UNCHANGED' }],
  [{ oldPassword: 'demo12', password: 'demo34', repeat: 'demo3' }, { repeat: 'PASSWORDS_DIFFER' }],
])('accounts 5: changing a password with %j violates %j', (values, violations) => {
  expect(checkPasswordChange(values)).toEqual(violations)
})
