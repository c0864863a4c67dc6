import { refusePasswordChange } from './refuse-password-change'

describe('accounts 5 and decision "accounts": a new password for the old one', () => {
  it.each([
    [{ old: 'x', password: 'demo12', repeat: 'demo12' }, {}],
    [
      { old: '', password: '', repeat: '' },
      { old: 'PASSWORD_BLANK', password: 'PASSWORD_BLANK' },
    ],
    [{ old: 'demo12', password: 'demo1', repeat: 'demo1' }, { password: 'PASSWORD_TOO_SHORT' }],
    [{ old: 'demo12', password: 'demo12', repeat: 'demo12' }, { password: 'PASSWORD_UNCHANGED' }],
    [{ old: 'demo12', password: 'demo34', repeat: 'demo3' }, { repeat: 'PASSWORDS_DIFFER' }],
  ])('%j is refused with %j', (form, refusals) => expect(refusePasswordChange(form)).toEqual(refusals))
})
