import type { User } from '@shuttle/contracts'
import { composeText } from '@shuttle/testing'
import { Dialog } from '@shuttle/ui/overlay'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { type AccountService, signedIn, startAccountService } from '../../testing/account-service'
import { openLoginPanel } from '../../testing/open-login-panel'
import { getDescription, openScreen } from '../../testing/open-screen'
import { Slot as LoginPanel } from './login-panel'

const USER: User = { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 1, memberId: 'm-1' }
let service: AccountService

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  service = await startAccountService()
  service.answerAll(signedIn(USER))
})
afterEach(() => service.stop())

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

describe('accounts 4, login flow: the captcha', () => {
  const WRONG = { refuse: 'BAD_CREDENTIALS', message: 'no', needcode: true } as const
  const picture = () => screen.queryByRole('img', { name: /^Captcha picture/ })
  const digits = () => screen.getByLabelText<HTMLInputElement>('Captcha')
  const failOnce = async () => {
    service.answerAll(WRONG)
    const opened = await openLoginPanel()
    await opened.user.enter(email(), 'level1@demo.test')
    await opened.user.enter(password(), 'demo1234')
    await opened.user.keyboard('{Enter}')
    await waitFor(() => expect(picture()).not.toBeNull())
    return opened
  }

  it('[A2.login.2, A4.login.1] the captcha is shown after a refusal that requires it, for the session of the browser', async () => {
    const { unmount } = await failOnce()
    expect(sessionStorage.getItem('needCode')).toBe('true')
    expect(sessionStorage.getItem('signNeedCode')).toBeNull()
    expect(picture()?.getAttribute('src')).toMatch(/^\/api\/captcha\?t=\d+&for=login$/)
    unmount()
    await openLoginPanel()
    expect(picture()).not.toBeNull()
  })

  it('[A5.captcha.1] requires the captcha while it is shown', async () => {
    const { user } = await failOnce()
    await user.click(submit())
    expect(getDescription(digits())).toContain('please fill in captcha')
    expect(document.activeElement).toBe(digits())
    expect(service.calls).toHaveLength(1)
  })

  it('[A4.login.1] replaces the picture after each sign-in, and nothing else is lost', async () => {
    const { user } = await failOnce()
    const first = picture()?.getAttribute('src')
    service.answerAll({ refuse: 'CAPTCHA_WRONG', message: 'of the service', needcode: true })
    await user.type(digits(), '12a34{Enter}')
    await waitFor(() => expect(getDescription(digits())).toContain('The captcha is incorrect or expired'))
    expect(service.requests()[1]?.body).toMatchObject({ code: '1234' })
    expect(picture()?.getAttribute('src')).not.toBe(first)
    expect(digits().value).toBe('')
    expect(password().value).toBe('demo1234')
    expect(document.activeElement).toBe(digits())
  })

  it('accepts full-width digits of an input method, and changes nothing before the composition ends', async () => {
    await failOnce()
    expect(composeText(digits(), '１', '１２３４')).toEqual(['１', '１２３４', '1234'])
  })

  it('[A9.login.1] the captcha loads another picture by its button, with a spinner meanwhile', async () => {
    const { user } = await failOnce()
    const before = picture()
    if (before) fireEvent.load(before)
    await user.click(screen.getByRole('button', { name: 'Another picture' }))
    expect(picture()?.getAttribute('src')).not.toBe(before?.getAttribute('src'))
    expect(screen.getByText('Getting another picture…')).toBeTruthy()
  })

  it('[A4.login.2] the captcha is gone after signing in', async () => {
    const { user, happened } = await failOnce()
    service.answerAll(signedIn(USER))
    await user.enter(digits(), '0042')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(happened).toEqual(['signed in']))
    expect(sessionStorage.getItem('needCode')).toBeNull()
  })
})

/** The popup as the shell draws it: a dialog that is named by its panel. */
const Popup = () => {
  const [title, setTitle] = useState('Sign in')
  return (
    <Dialog open onClose={() => undefined} title={title} closeLabel="Close" persistent>
      <LoginPanel mode="popup" onSignedIn={() => undefined} onLeave={() => undefined} onTitle={setTitle} />
    </Dialog>
  )
}

describe('accounts 2, quick register in a popup', () => {
  it('the popup opens with the focus on its title and moves it to the title of each mode', async () => {
    const { user } = await openScreen({ at: '/', screen: <Popup /> })
    const expectFocusOn = (title: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: title })))
    await expectFocusOn('Sign in')
    await user.click(screen.getByRole('button', { name: 'Create an account' }))
    await expectFocusOn('Create an account')
    await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }))
    await expectFocusOn('Sign in')
  })

  it('[A2.login.1] the popup changes the mode in place, and fills in the new address when it returns to sign-in', async () => {
    service.answerAll({ responseData: { ret: 0 } })
    const { user, happened, here, titles } = await openLoginPanel()
    await user.click(screen.getByRole('button', { name: 'Create an account' }))
    await user.enter(email(), 'new@demo.test')
    await user.enter(screen.getByLabelText('Verification code'), '012345')
    await user.enter(screen.getByLabelText('Password'), 'demo12')
    await user.enter(screen.getByLabelText('Repeat password'), 'demo12')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(submit()).toBeTruthy())
    expect(email().value).toBe('new@demo.test')
    expect([here(), happened]).toEqual(['/', []])
    expect(titles()).toEqual(['Sign in', 'Create an account', 'Sign in'])
  })
})
