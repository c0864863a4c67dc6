import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { errorTexts } from '@shuttle/i18n/errors'
import { registerAccountCall, verificationCodeCall } from '@shuttle/wire'
import { act, screen, waitFor } from '@testing-library/react'
import { type AccountService, FAULT, startAccountService } from '../testing/account-service'
import { getDescription, openScreen } from '../testing/open-screen'

let service: AccountService

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  service = await startAccountService()
  service.answerAll({})
  service.on(verificationCodeCall, { responseData: { ret: 0 } })
})
afterEach(() => service.stop())

const open = (at = '/register', takesFaults = false) => openScreen({ at, takesFaults })
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code')
const password = () => screen.getByLabelText<HTMLInputElement>(/^(New p|P)assword$/)
const repeat = () => screen.getByLabelText<HTMLInputElement>('Repeat password')
const terms = () => screen.getByRole<HTMLInputElement>('checkbox')
const submit = () => screen.getByRole('button', { name: 'Create account' })
const getCode = () => screen.queryByRole('button', { name: 'Get code' })

const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.enter(email(), ' new@demo.test ')
  await user.enter(code(), '012345')
  await user.enter(password(), 'demo12')
  await user.enter(repeat(), 'demo12')
  await user.click(terms())
}

describe('accounts 2, a mailed code', () => {
  const requestCode = async () => {
    const opened = await open()
    await opened.user.enter(email(), 'new@demo.test')
    const release = service.hold()
    await opened.user.click(getCode() as HTMLElement)
    return { ...opened, release }
  }

  it('focuses the field of the code once it is sent', async () => {
    const { release } = await requestCode()
    release()
    await waitFor(() => expect(document.activeElement).toBe(code()))
  })

  it.each([
    [{ refuse: 'TOO_MANY_REQUESTS', message: 'Try again in 42 minutes.', status: 429 }, 'Try again in 42 minutes.'],
    [{ break: true } as const, /connection|reached/],
  ])('shows at the field of the code why none was sent: %j', async (answer, text) => {
    service.on(verificationCodeCall, answer)
    const { user } = await open()
    await user.enter(email(), 'new@demo.test')
    await user.click(getCode() as HTMLElement)
    await waitFor(() => expect(getDescription(code())).toMatch(text))
    expect(document.activeElement).toBe(code())
    await user.type(code(), '1')
    expect(getDescription(code())).not.toMatch(text)
  })

  it('shows at the field of the address why the service refuses the address', async () => {
    service.on(verificationCodeCall, { refuse: 'EMAIL_MALFORMED', message: 'of the service' })
    const { user } = await open()
    await user.enter(email(), 'new@demo.test')
    await user.click(getCode() as HTMLElement)
    await waitFor(() => expect(getDescription(email())).toBe('Invalid e-mail format'))
  })

  it('[A4.code.1] a code can be requested at once for a corrected address', async () => {
    const { user } = await open()
    await user.enter(email(), 'new@demo.tes')
    await user.click(getCode() as HTMLElement)
    await waitFor(() => expect(getCode()).toBeNull())
    await user.type(email(), 't')
    await user.click(getCode() as HTMLElement)
    await waitFor(() => expect(getCode()).toBeNull())
    const mailedTo = service.requests().map(({ body }) => body)
    expect(mailedTo).toEqual([{ email: 'new@demo.tes' }, { email: 'new@demo.test' }])
  })

  it('sending a code does not move the focus from another field that is being filled in', async () => {
    const { user, release } = await requestCode()
    await user.click(repeat())
    release()
    await waitFor(() => expect(getCode()).toBeNull())
    await user.keyboard('demo12')
    expect(repeat().value).toBe('demo12')
    expect(code().value).toBe('')
  })

  it('sending a code does not move the focus from a field that is entered at that moment', async () => {
    const { release } = await requestCode()
    const enterAnother = new MutationObserver(() => getCode() || password().focus())
    enterAnother.observe(document.body, { childList: true, subtree: true })
    release()
    await waitFor(() => expect(document.activeElement).toBe(password()))
    enterAnother.disconnect()
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(document.activeElement).toBe(password())
  })
})

describe('accounts 5, registering', () => {
  it('[A8.client.1] shows an error at each field, focuses the first, and sends nothing', async () => {
    const { user } = await open()
    await user.enter(password(), 'demo1')
    await user.click(submit())
    expect(getDescription(email())).toBe('E-mail cannot be blank')
    expect(getDescription(code())).toContain('Verification code cannot be blank')
    expect(getDescription(password())).toContain('Password needs at least 6 characters')
    expect(getDescription(repeat())).toBe('Password do not match')
    expect(getDescription(terms())).toBe('please tick privacy terms first')
    expect(document.activeElement).toBe(email())
    expect(service.requests()).toEqual([])
  })

  it('[A5.terms.1] leaves the terms unticked, and focuses the box when nothing else is missing', async () => {
    const opened = await open()
    expect(terms().checked).toBe(false)
    await fill(opened)
    await opened.user.click(terms())
    await opened.user.click(submit())
    expect(document.activeElement).toBe(terms())
    expect(service.requests()).toEqual([])
  })
})

describe('accounts 2, register mode', () => {
  it('[P2.route.3, A2.login.5, A2.login.7, A2.login.9] registers by Enter and returns to login mode with the address', async () => {
    const opened = await open('/register?successPath=%2Fmy_order')
    await fill(opened)
    await opened.user.type(repeat(), '{Enter}')
    await waitFor(() => expect(opened.here()).toBe('/login?successPath=%2Fmy_order'))
    expect(service.requests()).toEqual([
      {
        path: registerAccountCall.path,
        body: {
          email: 'new@demo.test',
          account: 'new@demo.test',
          password: 'demo12',
          verificationCode: '012345',
          code: '',
        },
      },
    ])
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('new@demo.test')
    expect(opened.host.toasts).toEqual([{ message: 'Your account is ready. Please sign in.', kind: 'success' }])
    expect(opened.host.accepted).toEqual([])
  })

  it('[A2.login.1] changes to login mode with the same successPath', async () => {
    const { user, here } = await open('/register?successPath=%2Fmy_order')
    await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }))
    await waitFor(() => expect(here()).toBe('/login?successPath=%2Fmy_order'))
  })

  it.each([
    ['CODE_WRONG', code],
    ['ACCOUNT_EXISTS', email],
    ['PASSWORD_TOO_SHORT', password],
    ['PASSWORD_TOO_COMMON', password],
  ] as const)('shows %s at its field, focuses it and leaves what was typed', async (refusal, field) => {
    service.on(registerAccountCall, { refuse: refusal, message: 'a sentence of the service' })
    const opened = await open()
    await fill(opened)
    await opened.user.click(submit())
    await waitFor(() => expect(getDescription(field())).toContain(errorTexts.en[refusal]))
    expect(document.activeElement).toBe(field())
    expect([email().value, code().value, password().value, terms().checked]).toEqual([
      'new@demo.test',
      '012345',
      'demo12',
      true,
    ])
  })

  it('[A3.stored.1] stores its captcha flag apart from that of signing in', async () => {
    service.on(registerAccountCall, { refuse: 'CODE_WRONG', message: 'wrong', needcode: true })
    const opened = await open()
    await fill(opened)
    await opened.user.click(submit())
    const picture = await screen.findByRole('img', { name: /^Captcha picture/ })
    expect(picture.getAttribute('src')).toContain('for=register')
    expect([sessionStorage.getItem('signNeedCode'), sessionStorage.getItem('needCode')]).toEqual(['true', null])
  })
})

describe('accounts 2 and 5, get code', () => {
  it('[A5.code.2] requires a valid e-mail, shows that in place and sends nothing', async () => {
    const { user } = await open()
    await user.enter(email(), 'new@')
    await user.click(getCode() ?? email())
    expect(getDescription(email())).toBe('Invalid e-mail format')
    expect(document.activeElement).toBe(email())
    expect(service.requests()).toEqual([])
  })

  it('[A2.login.6, A4.code.1, A5.code.2, A9.login.1] counts down 60 s after a code, sends nothing meanwhile', async () => {
    const opened = await open()
    let passed = 0
    const begin = opened.host.now()
    opened.host.now = () => begin + passed
    const tick = async (ms: number) => {
      passed = ms
      await act(async () => void dispatchEvent(new Event('pageshow')))
    }
    await opened.user.enter(email(), 'new@demo.test')
    await opened.user.click(getCode() ?? email())
    expect(await screen.findByText('Resend in 60 s')).toBeTruthy()
    expect(getCode()).toBeNull()
    expect(document.activeElement).toBe(code())
    expect(service.requests()).toEqual([{ path: verificationCodeCall.path, body: { email: 'new@demo.test' } }])
    await tick(59_000)
    expect(screen.getByText('Resend in 1 s')).toBeTruthy()
    await tick(60_000)
    expect(getCode()).not.toBeNull()
  })

  const comeBackAfter = async (happens: () => void) => {
    const { user } = await open()
    await user.enter(email(), 'new@demo.test')
    await user.click(getCode() ?? email())
    await screen.findByText('Resend in 60 s')
    await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }))
    happens()
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
  }

  it('continues the countdown when the mode changes and returns', async () => {
    await comeBackAfter(() => undefined)
    expect(screen.getByText(/^Resend in \d+ s$/)).toBeTruthy()
  })

  it('shows no countdown to the next member, once the shell removed the stored values of the one who left', async () => {
    await comeBackAfter(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.endsWith(STORED_FORM_SUFFIX)) sessionStorage.removeItem(key)
    })
    expect(getCode()).not.toBeNull()
    expect(screen.queryByText(/^Resend in/)).toBeNull()
  })

  const requestCode = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.enter(email(), ' new@demo.test ')
    await user.click(getCode() ?? email())
    await screen.findByText('Resend in 60 s')
  }

  it.each(['/register', '/change_password'])(
    'fills in the address that the code went to at %s after a reload, and nothing secret',
    async (at) => {
      const opened = await open(at)
      await requestCode(opened.user)
      await opened.user.enter(code(), '012345')
      await opened.user.enter(password(), 'demo12')
      opened.unmount()
      await open(at)
      expect([email().value, code().value, password().value]).toEqual(['new@demo.test', '', ''])
      expect(screen.getByText(/^Resend in \d+ s$/)).toBeTruthy()
      expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/012345|demo12/)
    },
  )

  it('stores the e-mail until the form is done', async () => {
    const opened = await open()
    await requestCode(opened.user)
    await opened.user.clear(email())
    await fill(opened)
    await opened.user.click(submit())
    await waitFor(() => expect(opened.here()).toBe('/login'))
    opened.unmount()
    await open()
    expect(email().value).toBe('')
  })

  it('stores what was typed only where the shell removes it when a member leaves', async () => {
    const { user } = await open()
    await requestCode(user)
    for (const [key, value] of Object.entries({ ...sessionStorage }))
      expect([key, value]).toEqual([
        expect.stringMatching(/-drafts$/),
        expect.stringMatching(/^(\d+ )?new@demo\.test$/),
      ])
    expect(JSON.stringify({ ...localStorage })).not.toContain('new@')
  })

  it('shows the captcha when the service requires one first, and sends its answer along', async () => {
    service.on(verificationCodeCall, { refuse: 'CAPTCHA_MISSING', message: 'picture', needcode: true })
    const { user } = await open()
    await user.enter(email(), 'new@demo.test')
    await user.click(getCode() ?? email())
    expect(await screen.findByRole('img', { name: /^Captcha picture/ })).toBeTruthy()
    service.on(verificationCodeCall, { responseData: { ret: 0, waitSeconds: 240 } })
    await user.enter(screen.getByLabelText(/^Captcha/), '1234')
    await user.click(getCode() ?? email())
    expect(await screen.findByText('Resend in 4 min')).toBeTruthy()
    expect(service.requests().at(-1)?.body).toEqual({ email: 'new@demo.test', code: '1234' })
  })

  it('counts down from the seconds of the answer when the request came too soon', async () => {
    service.on(verificationCodeCall, {
      refuse: 'CODE_TOO_SOON',
      message: 'of the service',
      data: { ret: 1, waitSeconds: 42 },
    })
    const { user } = await open()
    await user.enter(email(), 'new@demo.test')
    await user.click(getCode() ?? email())
    expect(await screen.findByText('Resend in 42 s')).toBeTruthy()
    expect(getDescription(code())).toContain('of the service')
  })

  it('shows the button and the reason when nothing was sent', async () => {
    service.on(verificationCodeCall, FAULT)
    const { user, host } = await open('/register', true)
    await user.enter(email(), 'new@demo.test')
    await user.click(getCode() ?? email())
    await waitFor(() => expect(getDescription(code())).toMatch(/is not working right now/))
    expect(getCode()).not.toBeNull()
    expect(host.faults).toMatchObject([{ kind: 'server' }])
  })

  it('[A5.code.1] accepts six digits, however they are pasted', async () => {
    const { user } = await open()
    await user.click(code())
    await user.paste('012 345 67')
    expect(code().value).toBe('012345')
  })
})
