import type { User } from '@shuttle/contracts'
import { screen, waitFor } from '@testing-library/react'
import { type AccountService, FAULT, signedIn, startAccountService } from '../../testing/account-service'
import { openLoginPanel } from '../../testing/open-login-panel'
import { getDescription } from '../../testing/open-screen'

const USER: User = { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 1, memberId: 'm-1' }
let service: AccountService

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  service = await startAccountService()
  service.answerAll(signedIn(USER))
})
afterEach(async () => {
  // Calls of signing in must not report an ended session.
  expect(service.ended).toEqual([])
  await service.stop()
})

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

describe('accounts 5, the sign-in form', () => {
  it('shows at each field that it is blank, focuses the first, and sends nothing', async () => {
    const { user } = await openLoginPanel()
    await user.click(submit())
    expect(getDescription(email())).toBe('E-mail cannot be blank')
    expect(getDescription(password())).toBe('Password cannot be blank')
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(email())
    expect(service.calls).toHaveLength(0)
  })

  it.each([
    ['level1', 'demo1234', 'Invalid e-mail format', ''],
    [`a${'a'.repeat(20)}@demo.test`, 'demo1234', 'E-mail can have at most 30 characters', ''],
    ['level1@demo.test', 'demo密1234', '', 'Password cannot contain Chinese characters'],
    ['level1@demo.test', 'x'.repeat(17), '', 'Password can have at most 16 characters'],
  ])('[A5.email.2] refuses %s with %s in place', async (typedEmail, typedPassword, atEmail, atPassword) => {
    const { user } = await openLoginPanel()
    await user.enter(email(), typedEmail)
    await user.enter(password(), typedPassword)
    await user.click(submit())
    expect(getDescription(email())).toBe(atEmail)
    expect(getDescription(password())).toBe(atPassword)
    expect(document.activeElement).toBe(atEmail ? email() : password())
    expect(service.calls).toHaveLength(0)
  })

  it('the form shows no error before it is sent, and clears an error once the field is right', async () => {
    const { user } = await openLoginPanel()
    await user.enter(email(), 'level1')
    expect(getDescription(email())).toBe('')
    await user.click(submit())
    expect(getDescription(email())).toBe('Invalid e-mail format')
    await user.enter(email(), '@demo.test')
    expect(getDescription(email())).toBe('')
  })

  it('[A2.login.7] signs in by Enter with the trimmed address and without an older token', async () => {
    const { user, host, happened } = await openLoginPanel()
    await user.enter(email(), ' level1@demo.test ')
    await user.enter(password(), ' demo 1234')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(happened).toEqual(['signed in']))
    const [attempt] = service.calls
    expect(attempt).toMatchObject({ token: undefined, language: 'en' })
    expect(attempt?.body).toMatchObject({ webUserid: 'level1@demo.test', passWord: ' demo 1234' })
    expect(host.accepted).toEqual([{ token: 'short-token', user: USER }])
  })
})

describe('accounts 2, remember account', () => {
  it('[A2.login.2, A3.stored.1] stores the e-mail on this device only when the box is ticked', async () => {
    const { user, happened } = await openLoginPanel()
    await user.enter(email(), ' level1@demo.test')
    await user.enter(password(), 'demo1234')
    await user.click(screen.getByLabelText('Remember my account'))
    await user.click(submit())
    await waitFor(() => expect(happened).toEqual(['signed in']))
    expect(localStorage.getItem('userId')).toBe('level1@demo.test')
  })

  it('the form begins with the stored e-mail, and removes it when the box is cleared', async () => {
    localStorage.setItem('userId', 'level1@demo.test')
    const { user, happened } = await openLoginPanel()
    expect(email().value).toBe('level1@demo.test')
    const box = screen.getByLabelText<HTMLInputElement>('Remember my account')
    expect(box.checked).toBe(true)
    await user.click(box)
    await user.enter(password(), 'demo1234')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(happened).toEqual(['signed in']))
    expect(localStorage.getItem('userId')).toBeNull()
  })
})

describe('when the service refuses to sign in', () => {
  const attempt = async (options?: { takesFaults: boolean }) => {
    const opened = await openLoginPanel(options)
    await opened.user.enter(email(), 'level1@demo.test')
    await opened.user.enter(password(), 'demo1234')
    await opened.user.keyboard('{Enter}')
    return opened
  }
  const expectInputPreserved = () => {
    expect(email().value).toBe('level1@demo.test')
    expect(password().value).toBe('demo1234')
  }

  it('shows a wrong password at its field, selects it and leaves everything typed', async () => {
    service.answerAll({ refuse: 'BAD_CREDENTIALS', message: 'from the service' })
    const { user, host, happened } = await attempt()
    await waitFor(() => expect(getDescription(password())).toBe('Incorrect e-mail or password'))
    expectInputPreserved()
    expect(password().selectionEnd).toBe('demo1234'.length)
    expect(host.accepted).toEqual([])
    expect(happened).toEqual([])
    await user.type(password(), '5')
    expect(getDescription(password())).toBe('')
  })

  it.each([
    ['TOO_MANY_REQUESTS', 429, 'a sentence of the service'],
    ['SOMETHING_NEW', 200, 'a sentence of the service'],
  ])('shows %s in place', async (code, status, text) => {
    service.answerAll({ refuse: code, message: 'a sentence of the service', status })
    await attempt()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expectInputPreserved()
  })

  it('shows that cookies are blocked', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    await attempt()
    expect(screen.getByText(/^Your browser blocks cookies/)).toBeTruthy()
    jest.restoreAllMocks()
  })

  it('shows a fault of the service above the button, and reports it', async () => {
    service.answerAll(FAULT)
    const { host } = await attempt({ takesFaults: true })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This is not working right now. Please try again in a moment.',
    )
    expect(host.faults).toMatchObject([{ kind: 'server' }])
    expectInputPreserved()
  })

  it('distinguishes an unresponsive service from an offline device, and works again afterwards', async () => {
    // jsdom reports every broken connection to the console; here they are expected.
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
    service.answerAll({ break: true })
    const { user, happened } = await attempt()
    expect((await screen.findByRole('status')).textContent).toMatch(/^The service is not responding/)
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(submit())
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^You are offline/))
    expectInputPreserved()
    online.mockRestore()
    quiet.mockRestore()
    service.answerAll(signedIn(USER))
    await user.click(submit())
    await waitFor(() => expect(happened).toEqual(['signed in']))
  })

  it('sends one request, however often Enter is pressed, and shows that it is busy', async () => {
    const release = service.hold()
    const { user, happened } = await attempt()
    const busy = await screen.findByRole('button', { name: 'Signing in…' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    await user.type(password(), '{Enter}{Enter}')
    await user.click(busy)
    release()
    await waitFor(() => expect(happened).toEqual(['signed in']))
    expect(service.calls).toHaveLength(1)
  })
})

describe('around the form', () => {
  it('supports password managers, and shows the password only on request', async () => {
    const { user } = await openLoginPanel()
    expect(email().autocomplete).toBe('username')
    expect(password().autocomplete).toBe('current-password')
    expect(password().type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password().type).toBe('text')
    await user.enter(email(), 'level1@demo.test')
    await user.enter(password(), 'demo1234')
    const release = service.hold()
    await user.click(submit())
    expect(password().type).toBe('password')
    release()
  })

  it('[A2.login.3] opens the terms of the language beside the form', async () => {
    await openLoginPanel({ language: 'zh-hk' })
    const link = screen.getByRole('link', { name: /^私隱條款\s?（在新分頁開啟）$/ })
    expect(link.getAttribute('href')).toBe('/privacy_hk')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('[A2.login.3] the link to register carries the return path', async () => {
    await openLoginPanel({ mode: 'page', at: '/login?successPath=%2Fmy_order' })
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/register?successPath=%2Fmy_order',
    )
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/change_password')
  })

  it('resetting a password leaves the popup and stores the page below as return address', async () => {
    const { user, happened, here } = await openLoginPanel({ at: '/ticket_details?xldm=HKGZHO' })
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
    await waitFor(() => expect(here()).toBe('/change_password'))
    expect(happened).toEqual(['left'])
    expect(localStorage.getItem('formUrl')).toBe('/ticket_details?xldm=HKGZHO')
  })

  it('removes the return address after signing in from a popup', async () => {
    localStorage.setItem('formUrl', '/my_order')
    const { user, happened } = await openLoginPanel()
    await user.enter(email(), 'level1@demo.test')
    await user.enter(password(), 'demo1234')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(happened).toEqual(['signed in']))
    expect(localStorage.getItem('formUrl')).toBeNull()
  })

  it.each([
    ['zh-hk', '電郵', '密碼', '登入'],
    ['zh-cn', '邮箱', '密码', '登录'],
  ] as const)('shows the form in the language %s', async (language, emailLabel, passwordLabel, button) => {
    await openLoginPanel({ language })
    expect(screen.getByLabelText(emailLabel)).toBeTruthy()
    expect(screen.getByLabelText(passwordLabel)).toBeTruthy()
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
  })
})
