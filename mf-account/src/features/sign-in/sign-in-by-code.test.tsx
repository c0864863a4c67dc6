import type { User } from '@shuttle/contracts'
import { errorTexts } from '@shuttle/i18n/errors'
import { signInByCodeCall, verificationCodeCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { type AccountService, signedIn, startAccountService } from '../../testing/account-service'
import { openLoginPanel } from '../../testing/open-login-panel'
import { getDescription } from '../../testing/open-screen'

const USER: User = {
  nickname: 'Ming',
  avatarUrl: '',
  memberNumber: '80001',
  level: 1,
  memberId: 'm-1',
  hasPassword: false,
}
let service: AccountService

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  service = await startAccountService()
  service.on(verificationCodeCall, { responseData: { ret: 0 } })
  service.on(signInByCodeCall, signedIn(USER))
})
afterEach(() => service.stop())

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code')
const terms = () => screen.getByRole('checkbox', { name: /I have read and accept/ })
const press = (name: string) => screen.getByRole('button', { name })
/** The form of the code, with the address that was typed in the form of the password. */
const openByCode = async () => {
  const opened = await openLoginPanel()
  await opened.user.enter(email(), 'ming@demo.test')
  await opened.user.click(press('Sign in by a code instead'))
  return opened
}

describe('[D11.code.1] signing in by a mailed code', () => {
  it('mails a code to the typed address, and signs in with it once the terms are ticked', async () => {
    const { user, happened, host } = await openByCode()
    expect([email().value, screen.queryByLabelText('Password')]).toEqual(['ming@demo.test', null])
    await user.click(press('Get code'))
    await waitFor(() => expect(document.activeElement).toBe(code()))
    await user.enter(code(), '012345')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('please tick privacy terms first')).toBeTruthy()
    await user.click(terms())
    await user.click(press('Sign in'))
    await waitFor(() => expect(happened).toEqual(['signed in']))
    expect(service.requests()).toEqual([
      { path: verificationCodeCall.path, body: { email: 'ming@demo.test' } },
      { path: signInByCodeCall.path, body: { email: 'ming@demo.test', verificationCode: '012345', code: '' } },
    ])
    expect(host.accepted).toEqual([{ token: 'short-token', user: USER }])
    expect(Object.keys({ ...sessionStorage }).filter((key) => /by-code|mailbox/.test(key))).toEqual([])
  })

  it('shows the form of the code again after a reload, with the address the code was mailed to', async () => {
    const { user, unmount } = await openByCode()
    await user.click(press('Get code'))
    await waitFor(() => expect(screen.getByText(/^Resend in/)).toBeTruthy())
    unmount()
    const again = await openLoginPanel()
    expect(email().value).toBe('ming@demo.test')
    await again.user.click(press('Sign in with my password'))
    expect(screen.getByLabelText('Password')).toBeTruthy()
    expect(email().value).toBe('ming@demo.test')
  })

  it.each([
    ['CODE_WRONG', code],
    ['PASSWORD_NEEDED', email],
  ] as const)('[D11.code.3] shows %s at its field, and loses nothing', async (refuse, field) => {
    service.on(signInByCodeCall, { refuse, message: 'of the service' })
    const { user, happened } = await openByCode()
    await user.enter(code(), '012345')
    await user.click(terms())
    await user.click(press('Sign in'))
    await waitFor(() => expect(getDescription(field())).toContain(errorTexts.en[refuse]))
    expect([email().value, code().value, happened]).toEqual(['ming@demo.test', '012345', []])
  })

  it('[D6.captcha.1] requires the captcha once a refusal requires it', async () => {
    service.on(signInByCodeCall, { refuse: 'CODE_WRONG', message: 'no', needcode: true })
    const { user } = await openByCode()
    await user.enter(code(), '012345')
    await user.click(terms())
    await user.click(press('Sign in'))
    expect((await screen.findByRole('img', { name: /^Captcha picture/ })).getAttribute('src')).toMatch(/for=register$/)
    await user.click(press('Sign in'))
    expect(getDescription(screen.getByLabelText('Captcha'))).toContain('please fill in captcha')
  })
})
