import type { Session } from '@shuttle/contracts'
import { errorTexts } from '@shuttle/i18n/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { LazyConfirmDialog } from '../components/lazy-confirm-dialog'
import { type AccountService, FAULT, startAccountService } from '../testing/account-service'
import { openScreen } from '../testing/open-screen'

const MEMBER: Session = {
  kind: 'member',
  user: { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 1, memberId: 'm-1', hasEmail: true },
}
let service: AccountService
// The widgets of a dialog take long to load for the first time.
beforeAll(LazyConfirmDialog.fetch)
beforeEach(async () => {
  service = await startAccountService()
  service.answerAll({})
})
afterEach(() => service.stop())

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
    service.answerAll({ responseData: { account: { email: 'ming@demo.test' }, orders: [] } })
    const { user, host } = await open()
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    click.mockRestore()
    expect(saved[0]?.name).toBe('my-data-2026-11-21.json')
    expect(saved[0]?.blob.type).toBe('application/json')
    expect(host.toasts).toEqual([{ message: 'Your data has been downloaded', kind: 'success' }])
  })

  it('shows in place that the download failed', async () => {
    service.answerAll(FAULT)
    const { user } = await open(MEMBER, true)
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/is not working right now/)
  })
})

describe('account rights: delete my account', () => {
  const askToDelete = async (session = MEMBER) => {
    const opened = await open(session)
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
    const { user, question } = await askToDelete()
    await user.click(within(question).getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(service.requests()).toEqual([])
  })

  it('deletes the account, signs out and goes home; this device forgets the address', async () => {
    localStorage.setItem('userId', 'level1@demo.test')
    const { user, question, host, here } = await askToDelete()
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(host.signOuts).toBe(1))
    expect(service.requests()).toEqual([{ path: 'wx/wx.user.delete', body: { password: 'demo1234' } }])
    await waitFor(() => expect(here()).toBe('/'))
    await waitFor(() => expect(localStorage.getItem('userId')).toBeNull())
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Your account has been deleted', kind: 'notice' }]))
  })

  it.each(['OLD_PASSWORD_WRONG', 'ACCOUNT_IN_USE'] as const)('says %s and deletes nothing', async (code) => {
    service.answerAll({ refuse: code, message: 'of the service' })
    const { user, question, host } = await askToDelete()
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByText(errorTexts.en[code])).toBeTruthy()
    expect(host.signOuts).toBe(0)
  })

  it('focuses a refused password once the question is closed', async () => {
    service.answerAll({ refuse: 'OLD_PASSWORD_WRONG', message: 'of the service' })
    const { user, question } = await askToDelete()
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })

  it('requires no password of a WeChat user without one', async () => {
    const { user, question } = await askToDelete({
      ...MEMBER,
      user: { ...MEMBER.user, hasEmail: false },
    } as typeof MEMBER)
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(service.requests()).toEqual([{ path: 'wx/wx.user.delete', body: { password: '' } }]))
  })
})
