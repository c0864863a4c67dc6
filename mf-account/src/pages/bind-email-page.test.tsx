import type { Session, User } from '@shuttle/contracts'
import { errorTexts } from '@shuttle/i18n/errors'
import { composeText } from '@shuttle/testing'
import { verificationCodeCall, wechatAddressCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { LazyConfirmDialog } from '../components/lazy-confirm-dialog'
import { LazyProofDialog } from '../components/lazy-proof-dialog'
import { storedBindEmail } from '../state/stored-bind-email'
import { storedMailbox } from '../state/stored-values'
import { type AccountService, signedIn, startAccountService } from '../testing/account-service'
import { openScreen } from '../testing/open-screen'

const user: User = {
  nickname: 'Ming',
  avatarUrl: '',
  memberNumber: '80001',
  level: 0,
  memberId: 'm-1',
  hasEmail: false,
}
const MEMBER: Session = { kind: 'member', user }
let service: AccountService

// The widgets of a dialog take long to load for the first time.
beforeAll(async () => {
  await LazyConfirmDialog.fetch()
  await LazyProofDialog.fetch()
})
beforeEach(async () => {
  sessionStorage.clear()
  service = await startAccountService()
})
afterEach(() => service.stop())

/** Bodies of the calls that bind, without other calls of the page. */
const requests = () =>
  service
    .requests()
    .filter(({ path }) => path === 'wx/wx.user.bind.email')
    .map(({ body }) => body)

const fillIn = async () => {
  const opened = await openScreen({ at: '/bind_email', session: MEMBER })
  const { user: userEvents } = opened
  await userEvents.clear(screen.getByLabelText('E-mail'))
  await userEvents.enter(screen.getByLabelText('E-mail'), 'ming@demo.test')
  await userEvents.enter(screen.getByLabelText('Verification code'), '012345')
  await userEvents.enter(screen.getByLabelText('Password'), 'demo12')
  await userEvents.enter(screen.getByLabelText('Repeat password'), 'demo12')
  await userEvents.click(screen.getByRole('checkbox'))
  await userEvents.click(screen.getByRole('button', { name: 'Add e-mail' }))
  return opened
}

it('[D9.20] an e-mail and a password make a WeChat user a member', async () => {
  const bound = { ...user, level: 1, hasEmail: true }
  service.answerAll(signedIn(bound, 'fresh'))
  const { host, here } = await fillIn()
  await waitFor(() => expect(host.accepted).toEqual([{ token: 'fresh', user: bound }]))
  await waitFor(() => expect(here()).toBe('/personal_center'))
})

it('focuses the first field with an error, and sends nothing', async () => {
  const { user: userEvents } = await openScreen({ at: '/bind_email', session: MEMBER })
  await userEvents.enter(screen.getByLabelText('E-mail'), 'ming@demo.test')
  await userEvents.click(screen.getByRole('button', { name: 'Add e-mail' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Verification code')))
  expect(requests()).toEqual([])
})

it('accepts full-width digits of a code from an input method, and a digit in the middle', async () => {
  const { user: userEvents } = await openScreen({ at: '/bind_email', session: MEMBER })
  const code = screen.getByLabelText<HTMLInputElement>('Verification code')
  expect(composeText(code, '０', '０１２')).toEqual(['０', '０１２', '012'])
  await userEvents.type(code, 'x9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect([code.value, code.selectionStart]).toEqual(['0912', 2])
})

it('fills in the address that a code was mailed to after a reload', async () => {
  service.on(verificationCodeCall, { responseData: { ret: 0 } })
  const { user: userEvents, unmount } = await openScreen({ at: '/bind_email', session: MEMBER })
  await userEvents.enter(screen.getByLabelText('E-mail'), 'ming@demo.test')
  await userEvents.click(screen.getByRole('button', { name: 'Get code' }))
  await screen.findByText(/^Resend in \d+ s$/)
  unmount()
  await openScreen({ at: '/bind_email', session: MEMBER })
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ming@demo.test')
})

describe('[D6.proof.1] a WeChat user whose sign-in is older than five minutes', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.44')
  })
  afterEach(() => jest.restoreAllMocks())

  it('leads through WeChat and back to this page, where everything but the password is filled in again', async () => {
    service.answerAll({ refuse: 'PROOF_NEEDED', message: 'of the service' })
    const { user: userEvents, unmount } = await fillIn()
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' })
    expect(within(dialog).queryByLabelText('Password')).toBeNull()
    // Address of WeChat: a fragment of this very page, on which a test can stay.
    service.on(wechatAddressCall, { responseData: { url: '#wechat' } })
    await userEvents.click(within(dialog).getByRole('button', { name: 'Confirm in WeChat' }))
    await waitFor(() => expect(Object.keys(sessionStorage)).toContain('account-binding-drafts'))
    expect(service.requests().at(-1)).toEqual({
      path: 'wx/query.wx.author.url',
      body: expect.objectContaining({ successPath: '/bind_email' }),
    })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('demo12')
    unmount()

    await openScreen({ at: '/bind_email', session: MEMBER })
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ming@demo.test')
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('012345')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    // The stored form was removed when it was read.
    expect(storedBindEmail.take()).toBeUndefined()
  })

  it('closing the proof dialog shows why nothing was bound, and everything stays typed', async () => {
    service.answerAll({ refuse: 'PROOF_NEEDED', message: 'of the service' })
    const { user: userEvents } = await fillIn()
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' })
    await userEvents.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText(errorTexts.en.PROOF_NEEDED)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('demo12')
  })

  it.each(['{', 'null', '[]', '{"email":1}'])('ignores a stored form that is %s', (stored) => {
    sessionStorage.setItem('account-binding-drafts', stored)
    expect(storedBindEmail.take()).toBeUndefined()
  })
})

describe('an e-mail that has an account', () => {
  const EXISTS = { refuse: 'ACCOUNT_EXISTS', message: 'of the service' } as const
  const dialog = () => screen.queryByRole('alertdialog', { name: 'Join your two accounts?' })
  const answerTo = async (userEvents: Awaited<ReturnType<typeof fillIn>>['user'], name: string) => {
    await waitFor(() => expect(dialog()).not.toBeNull())
    const question = dialog()
    if (question) await userEvents.click(within(question).getByRole('button', { name }))
  }

  it('[D6.join.1] offers to join the two accounts, and joins them by the same code', async () => {
    service.answerAll({ ...EXISTS, data: { mayJoin: true } })
    storedMailbox.write('ming@demo.test')
    const { user: userEvents, host, here } = await fillIn()
    await waitFor(() => expect(dialog()).not.toBeNull())
    const joined = { ...user, memberId: 'm-2', level: 1, hasEmail: true }
    service.answerAll(signedIn(joined, 'fresh'))
    await answerTo(userEvents, 'Join accounts')
    await waitFor(() => expect(host.accepted).toEqual([{ token: 'fresh', user: joined }]))
    expect(requests().map(({ join }) => join)).toEqual([false, true])
    expect(requests()[1]).toMatchObject({ account: 'ming@demo.test', verificationCode: '012345' })
    await waitFor(() => expect(here()).toBe('/personal_center'))
    expect(storedMailbox.read()).toBeUndefined()
  })

  it('leaves the form as it was when the joining is declined', async () => {
    service.answerAll({ ...EXISTS, data: { mayJoin: true } })
    const { user: userEvents } = await fillIn()
    await answerTo(userEvents, 'Not now')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(screen.getByText(errorTexts.en.ACCOUNT_EXISTS)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('demo12')
    expect(requests()).toHaveLength(1)
  })

  it('shows why the accounts cannot be joined now', async () => {
    service.answerAll({ ...EXISTS, data: { mayJoin: true } })
    const { user: userEvents, host } = await fillIn()
    await waitFor(() => expect(dialog()).not.toBeNull())
    service.answerAll({ refuse: 'UNPAID_ORDER_EXISTS', message: 'pay first' })
    await answerTo(userEvents, 'Join accounts')
    await waitFor(() =>
      expect(host.toasts).toContainEqual({ message: errorTexts.en.UNPAID_ORDER_EXISTS, kind: 'error' }),
    )
    expect(host.accepted).toEqual([])
  })

  it('offers no joining where the accounts may not be joined', async () => {
    service.answerAll({ ...EXISTS, data: { mayJoin: false } })
    await fillIn()
    await waitFor(() => expect(screen.getByText(errorTexts.en.ACCOUNT_EXISTS)).toBeTruthy())
    expect(dialog()).toBeNull()
  })
})
