import type { Session } from '@shuttle/contracts'
import { aUser } from '@shuttle/testing'
import { queryUserCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { type AccountService, signedIn, startAccountService } from '../testing/account-service'
import { getDescription, openScreen } from '../testing/open-screen'

const MEMBER: Session = {
  kind: 'member',
  user: { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 1, memberId: 'm-1', hasEmail: true },
}
let service: AccountService

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  service = await startAccountService()
  service.answerAll({})
  service.on(queryUserCall, signedIn(aUser()))
})
afterEach(() => service.stop())

describe('[D6.change.1] isSet=true requires the old password and a new one', () => {
  const open = (session: Session = MEMBER) => openScreen({ at: '/change_password?isSet=true', session })
  const old = () => screen.getByLabelText<HTMLInputElement>('Current password')
  const next = () => screen.getByLabelText<HTMLInputElement>('New password')
  const repeat = () => screen.getByLabelText<HTMLInputElement>('Repeat password')

  it('changes the password by Enter, shows that, and leaves the member signed in', async () => {
    const { user, host, here } = await open()
    await user.type(old(), 'x')
    await user.enter(next(), 'demo12')
    await user.enter(repeat(), 'demo12')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe('/personal_center'))
    expect(service.requests()[0]).toEqual({
      path: 'wx/wx.user.change.password',
      body: { oldPassword: 'x', password: 'demo12' },
    })
    // The personal centre requests the user.
    await waitFor(() => expect(service.requests()).toHaveLength(2))
    expect(host.toasts).toEqual([{ message: 'Your password has been changed', kind: 'success' }])
    expect(host.signOuts).toBe(0)
  })

  it('shows the errors of an empty form at each field and sends nothing', async () => {
    const { user } = await open()
    await user.enter(next(), 'demo1')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(getDescription(old())).toBe('Password cannot be blank')
    expect(getDescription(next())).toContain('Password needs at least 6 characters')
    expect(getDescription(repeat())).toBe('Password do not match')
    expect(document.activeElement).toBe(old())
    expect(service.requests()).toEqual([])
  })

  it('shows a wrong old password at its field and leaves the rest', async () => {
    service.answerAll({ refuse: 'OLD_PASSWORD_WRONG', message: 'Incorrect password' })
    const { user } = await open()
    await user.enter(old(), 'wrong')
    await user.enter(next(), 'demo12')
    await user.enter(repeat(), 'demo12')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(getDescription(old())).toBe('Incorrect password'))
    expect(document.activeElement).toBe(old())
    expect(next().value).toBe('demo12')
  })

  it('[D1.11] leads a visitor to sign-in and back here', async () => {
    const { here } = await open({ kind: 'visitor' })
    await waitFor(() => expect(here()).toBe('/login?successPath=%2Fchange_password%3FisSet%3Dtrue'))
  })

  it('[D11.code.4] sets a first password without an old one where the account has none', async () => {
    const withPassword = { ...MEMBER.user, hasPassword: true }
    service.answerAll(signedIn(withPassword))
    const { user, host, here } = await open({ ...MEMBER, user: { ...MEMBER.user, hasPassword: false } } as Session)
    expect(screen.queryByLabelText('Current password')).toBeNull()
    const first = screen.getByLabelText<HTMLInputElement>('Password')
    await user.enter(first, 'demo12')
    await user.enter(repeat(), 'demo1')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(getDescription(repeat())).toBe('Password do not match'))
    await user.enter(repeat(), '2')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe('/personal_center'))
    const body = { oldPassword: '', password: 'demo12' }
    expect(service.requests()[0]).toEqual({ path: 'wx/wx.user.change.password', body })
    expect(host.accepted).toMatchObject([{ user: { hasPassword: true } }])
  })

  it('leads to adding an e-mail where the account has no password', async () => {
    service.answerAll({ refuse: 'PASSWORD_NOT_SET', message: 'No password' })
    const { user, here } = await open()
    await user.type(old(), 'x')
    await user.enter(next(), 'demo12')
    await user.enter(repeat(), 'demo12')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe('/bind_email'))
  })

  it('leads a WeChat user without an e-mail to adding one first', async () => {
    const { here } = await open({ ...MEMBER, user: { ...MEMBER.user, hasEmail: false } } as Session)
    await waitFor(() => expect(here()).toBe('/bind_email'))
    expect(screen.queryByLabelText('Current password')).toBeNull()
  })
})

describe('[D6.change.1] requires a mailed code as proof without isSet', () => {
  const fill = async (session: Session = { kind: 'visitor' }) => {
    const opened = await openScreen({ at: '/change_password', session })
    await opened.user.enter(screen.getByLabelText('E-mail'), 'ming@demo.test')
    await opened.user.enter(screen.getByLabelText('Verification code'), '012345')
    await opened.user.enter(screen.getByLabelText('New password'), 'demo12')
    await opened.user.enter(screen.getByLabelText('Repeat password'), 'demo12')
    await opened.user.keyboard('{Enter}')
    return opened
  }

  it('[P2.route.4] sets a new password and leads to sign-in, with the address in it', async () => {
    const { here, host } = await fill()
    await waitFor(() => expect(here()).toBe('/login'))
    expect(service.requests()).toEqual([
      {
        path: 'wx/wx.user.reset.password',
        body: {
          email: 'ming@demo.test',
          account: 'ming@demo.test',
          password: 'demo12',
          verificationCode: '012345',
          code: '',
        },
      },
    ])
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('ming@demo.test')
    expect(host.signOuts).toBe(0)
  })

  it('focuses the first field with an error, and sends nothing', async () => {
    const { user } = await openScreen({ at: '/change_password', session: { kind: 'visitor' } })
    await user.enter(screen.getByLabelText('E-mail'), 'ming@demo.test')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Verification code')))
    expect(service.requests()).toEqual([])
  })

  it('ends the session of this device, as the service ended it', async () => {
    const { here, host } = await fill(MEMBER)
    await waitFor(() => expect(here()).toBe('/login'))
    expect(host.signOuts).toBe(1)
  })

  it('requires no consent: the account has given it', async () => {
    await openScreen({ at: '/change_password' })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
