import type { Session } from '@shuttle/contracts'
import { errorTexts } from '@shuttle/i18n/errors'
import { deleteAccountCall, proveMemberCall, queryJoinCall, queryMyDataCall, undoJoinCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { LazyConfirmDialog } from '../components/lazy-confirm-dialog'
import { LazyProofDialog } from '../components/lazy-proof-dialog'
import { type AccountService, FAULT, startAccountService } from '../testing/account-service'
import { openScreen } from '../testing/open-screen'

const MEMBER: Session = {
  kind: 'member',
  user: { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 1, memberId: 'm-1', hasEmail: true },
}
let service: AccountService
// The widgets of a dialog take long to load for the first time.
beforeAll(async () => {
  await LazyConfirmDialog.fetch()
  await LazyProofDialog.fetch()
})
beforeEach(async () => {
  service = await startAccountService()
  service.answerAll({})
  service.on(queryJoinCall, { responseData: {} })
})
afterEach(() => service.stop())

/** Requests caused by a press; the page queries joined accounts by itself. */
const requests = () => service.requests().filter(({ path }) => path !== queryJoinCall.path)

const open = (session = MEMBER, takesFaults = false) => openScreen({ at: '/my_data', session, takesFaults })

describe('account rights: download my data', () => {
  it('saves everything the service sends as a file named by the day', async () => {
    const saved: { name: string; blob: Blob }[] = []
    let made: Blob | undefined
    URL.createObjectURL = (blob) => {
      made = blob as Blob
      return 'blob:my-data'
    }
    URL.revokeObjectURL = () => {}
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (made) saved.push({ name: this.download, blob: made })
    })
    service.on(queryMyDataCall, { responseData: { account: { email: 'ming@demo.test' }, orders: [] } })
    const { user, host } = await open()
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    click.mockRestore()
    expect(saved[0]?.name).toBe('my-data-2026-11-21.json')
    expect(saved[0]?.blob.type).toBe('application/json')
    expect(host.toasts).toEqual([{ message: 'Your data has been downloaded', kind: 'success' }])
  })

  it('shows in place that the download failed', async () => {
    service.on(queryMyDataCall, FAULT)
    const { user } = await open(MEMBER, true)
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/is not working right now/)
  })
})

describe('[D6.proof.1] the download requires a proof', () => {
  const NEEDED = { refuse: 'PROOF_NEEDED', message: 'of the service' } as const
  const press = async (session = MEMBER) => {
    service.on(queryMyDataCall, NEEDED)
    const opened = await open(session)
    await opened.user.click(screen.getByRole('button', { name: 'Download' }))
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Confirm it is you' }) }
  }

  it('accepts the password in a dialog over the page, and continues the download by itself', async () => {
    URL.createObjectURL = () => 'blob:my-data'
    URL.revokeObjectURL = () => {}
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user, dialog, host } = await press()
    service.on(queryMyDataCall, { responseData: { account: {} } })
    await user.enter(within(dialog).getByLabelText('Password'), 'demo1234')
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Your data has been downloaded', kind: 'success' }]))
    click.mockRestore()
    expect(requests()).toEqual([
      { path: 'wx/query.wx.user.data', body: {} },
      { path: 'wx/wx.user.prove', body: { password: 'demo1234' } },
      { path: 'wx/query.wx.user.data', body: {} },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows a wrong password at its field, and requires it again', async () => {
    const { user, dialog } = await press()
    service.on(proveMemberCall, { refuse: 'OLD_PASSWORD_WRONG', message: 'of the service' })
    await user.enter(within(dialog).getByLabelText('Password'), 'wrong')
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    expect(await within(dialog).findByText(errorTexts.en.OLD_PASSWORD_WRONG)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Password')))
  })

  it('downloads nothing and shows why when the dialog is closed', async () => {
    const { user, dialog } = await press()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect((await screen.findByRole('alert')).textContent).toBe(errorTexts.en.PROOF_NEEDED)
    expect(requests()).toHaveLength(1)
  })

  it('[D11.code.4] accepts a mailed code of a member without a password', async () => {
    const user = { ...MEMBER.user, hasPassword: false }
    const { user: person, dialog, host } = await press({ ...MEMBER, user } as typeof MEMBER)
    service.on(proveMemberCall, { refuse: 'CODE_WRONG', message: 'of the service' })
    await person.enter(within(dialog).getByLabelText('E-mail'), 'ming@demo.test')
    await person.enter(within(dialog).getByLabelText('Verification code'), '012345')
    await person.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    expect(await within(dialog).findByText(errorTexts.en.CODE_WRONG)).toBeTruthy()
    service.on(proveMemberCall, {})
    await person.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(requests()).toHaveLength(4))
    expect(requests()[1]).toEqual({ path: 'wx/wx.user.prove', body: { verificationCode: '012345' } })
    expect(host.signOuts).toBe(0)
  })

  it('leads a member without a password to WeChat', async () => {
    const { dialog } = await press({ ...MEMBER, user: { ...MEMBER.user, hasEmail: false } } as typeof MEMBER)
    expect(within(dialog).queryByLabelText('Password')).toBeNull()
    expect(dialog.textContent).toContain('Please open this page in WeChat')
  })
})

describe('[D6.join.2] separating joined accounts', () => {
  const UNTIL = Date.parse('2026-11-22T10:00:00+08:00')
  const card = () => screen.queryByRole('button', { name: 'Undo joining' })

  it('separating is offered until the moment the service names, and only to members with joined accounts', async () => {
    const first = await open()
    await waitFor(() => expect(service.requests()).toHaveLength(1))
    expect(card()).toBeNull()
    first.unmount()
    service.on(queryJoinCall, { responseData: { undoUntilMs: UNTIL } })
    await open()
    await waitFor(() => expect(card()).not.toBeNull())
    expect(screen.getByText(/until 22 November 2026, 10:00/)).toBeTruthy()
  })

  it('separating requires a confirmation, then signs out and goes home', async () => {
    service.on(queryJoinCall, { responseData: { undoUntilMs: UNTIL } })
    const { user, host, here } = await open()
    await user.click(await screen.findByRole('button', { name: 'Undo joining' }))
    const question = await screen.findByRole('alertdialog', { name: 'Undo joining your accounts?' })
    expect(requests()).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Undo joining' }))
    await waitFor(() => expect(host.signOuts).toBe(1))
    expect(requests()).toEqual([{ path: 'wx/wx.user.undo.join', body: {} }])
    await waitFor(() => expect(here()).toBe('/'))
  })

  it('shows that it is too late to separate them', async () => {
    service.on(queryJoinCall, { responseData: { undoUntilMs: UNTIL } })
    service.on(undoJoinCall, { refuse: 'JOIN_FINAL', message: 'of the service' })
    const { user, host } = await open()
    await user.click(await screen.findByRole('button', { name: 'Undo joining' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Undo joining' }))
    expect(await screen.findByText(errorTexts.en.JOIN_FINAL)).toBeTruthy()
    expect(host.signOuts).toBe(0)
  })
})

describe('account rights: delete my account', () => {
  const openDeleteDialog = async (session = MEMBER, takesFaults = false) => {
    const opened = await open(session, takesFaults)
    if (session === MEMBER) await opened.user.type(screen.getByLabelText('Password'), 'demo1234')
    await opened.user.click(screen.getByRole('button', { name: 'Delete my account' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete your account?' })
    return { ...opened, question }
  }

  it('deleting the account requires the password first', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(screen.getByText('Password cannot be blank')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('requires a confirmation, and deletes nothing when it is declined', async () => {
    const { user, question } = await openDeleteDialog()
    await user.click(within(question).getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(requests()).toEqual([])
  })

  it('deletes the account, signs out and goes home; this device forgets the address', async () => {
    localStorage.setItem('userId', 'level1@demo.test')
    const { user, question, host, here } = await openDeleteDialog()
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(host.signOuts).toBe(1))
    expect(requests()).toEqual([{ path: 'wx/wx.user.delete', body: { password: 'demo1234' } }])
    await waitFor(() => expect(here()).toBe('/'))
    await waitFor(() => expect(localStorage.getItem('userId')).toBeNull())
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Your account has been deleted', kind: 'notice' }]))
  })

  it('[D6.session.5] removes the stored e-mail when the answer is lost, and retains it when nothing was deleted', async () => {
    localStorage.setItem('userId', 'level1@demo.test')
    service.on(deleteAccountCall, { refuse: 'ACCOUNT_IN_USE', message: 'of the service' })
    const { user, question, unmount } = await openDeleteDialog()
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByText(errorTexts.en.ACCOUNT_IN_USE)).toBeTruthy()
    expect(localStorage.getItem('userId')).toBe('level1@demo.test')
    unmount()
    service.on(deleteAccountCall, FAULT)
    const again = await openDeleteDialog(MEMBER, true)
    await again.user.click(within(again.question).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(localStorage.getItem('userId')).toBeNull())
  })

  it.each(['OLD_PASSWORD_WRONG', 'ACCOUNT_IN_USE'] as const)('shows %s and deletes nothing', async (code) => {
    service.answerAll({ refuse: code, message: 'of the service' })
    const { user, question, host } = await openDeleteDialog()
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByText(errorTexts.en[code])).toBeTruthy()
    expect(host.signOuts).toBe(0)
  })

  it('focuses a refused password once the confirmation is closed', async () => {
    service.answerAll({ refuse: 'OLD_PASSWORD_WRONG', message: 'of the service' })
    const { user, question } = await openDeleteDialog()
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })

  it('requires no password of a WeChat user without one', async () => {
    const { user, question } = await openDeleteDialog({
      ...MEMBER,
      user: { ...MEMBER.user, hasEmail: false },
    } as typeof MEMBER)
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(requests()).toEqual([{ path: 'wx/wx.user.delete', body: { password: '' } }]))
  })
})
