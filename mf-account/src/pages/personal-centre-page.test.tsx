import type { Session, User } from '@shuttle/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { LazyConfirmDialog } from '../components/lazy-confirm-dialog'
import { signedIn, startAccountService } from '../testing/account-service'
import { openScreen } from '../testing/open-screen'

const aMember = (level = 1, more: Partial<User> = {}): Session => ({
  kind: 'member',
  user: { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level, memberId: 'm-1', ...more },
})
const EVERYTHING = ['/my_order', '/my_coupon', '/back_management_index']
const open = (session: Session, paths: string[] = []) => openScreen({ at: '/personal_center', session, paths })
const services = () => within(screen.getByRole('list')).queryAllByRole('link')
const names = () => services().map((link) => link.textContent)

// The widgets of a dialog take long to load for the first time.
beforeAll(LazyConfirmDialog.fetch)
beforeEach(() => localStorage.clear())

describe('accounts 2, personal centre', () => {
  it('[A2.centre.1] shows a visitor the link to sign in, which leads back', async () => {
    const { user, here } = await open({ kind: 'visitor' })
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Sign in or register' }))
    await waitFor(() => expect(here()).toBe('/login'))
    expect(localStorage.getItem('formUrl')).toBe('/personal_center')
  })

  it('[A2.centre.1] shows a member their nickname and number', async () => {
    await open(aMember())
    expect(screen.getByText('Ming')).toBeTruthy()
    expect(screen.getByText('Member number 80001')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sign in or register' })).toBeNull()
  })

  it('shows the number where there is no nickname, and the default figure where there is no picture', async () => {
    const { container } = await open(aMember(1, { nickname: '' }))
    expect(screen.getByText('80001')).toBeTruthy()
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg')).not.toBeNull()
  })

  it('[A2.centre.1] shows the picture, and the default figure when it does not load', async () => {
    const { container } = await open(aMember(1, { avatarUrl: '/avatar.png' }))
    const picture = container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('/avatar.png')
    if (picture) fireEvent.error(picture)
    expect(container.querySelector('img')).toBeNull()
  })

  it('shows neither member nor visitor while the session is being restored', async () => {
    await open({ kind: 'unknown' })
    expect(screen.getByRole('status').textContent).toBe('Loading your account')
    expect(screen.queryByRole('link', { name: 'Sign in or register' })).toBeNull()
  })
})

describe('accounts 2, shortcuts', () => {
  it('links only to pages that exist', async () => {
    await open(aMember(9))
    expect(names()).toEqual(['My coupons', 'Change password', 'My data', 'Buy tickets', 'Privacy terms'])
  })

  it('[A2.centre.2] links to the order tabs of the specification', async () => {
    await open(aMember(9), EVERYTHING)
    expect(services().map((link) => link.getAttribute('href'))).toEqual([
      '/my_order?tab1=0',
      '/my_order?tab1=1',
      '/my_order?tab1=2',
      '/my_coupon?tab1=0',
      '/change_password?isSet=true',
      '/my_data',
      '/back_management_index',
      '/',
      '/privacy_en',
    ])
  })

  it.each([
    [8, false],
    [9, true],
    [10, false],
  ])('[A1.staff.1, A2.centre.4] shows level %i the back office: %s', async (level, isShown) => {
    await open(aMember(level), EVERYTHING)
    expect(names().includes('Back office')).toBe(isShown)
  })

  it('[A2.centre.3] shows a visitor neither a password nor the back office', async () => {
    await open({ kind: 'visitor' }, EVERYTHING)
    expect(names()).toEqual(['To collect', 'To pay', 'All orders', 'My coupons', 'Buy tickets', 'Privacy terms'])
  })
})

describe('accounts 2, signing out', () => {
  it('[A2.centre.5] requires a confirmation, and stays when the member declines', async () => {
    const { user, host } = await open(aMember())
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure to log out?' })
    await user.click(within(question).getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(host.signOuts).toBe(0)
  })

  it('[A7.logout.1] signs out, shows that, and goes to sign-in', async () => {
    const { user, host, here } = await open(aMember())
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(host.signOuts).toBe(1))
    await waitFor(() => expect(here()).toBe('/login'))
    expect(localStorage.getItem('formUrl')).toBe('/personal_center')
    expect(host.toasts).toEqual([{ message: 'You are signed out', kind: 'success' }])
  })
})

describe('accounts 2, points and coupons', () => {
  it('[A2.centre.7] points and coupons are shown as the session has them, with the link to the coupons', async () => {
    await open(aMember(1, { points: 128, coupons: 2 }))
    expect(screen.getByText('Points').nextSibling?.textContent).toBe('128')
    expect(screen.getByText(/^1 point for each whole HK\$1.00 or ¥1.00 you paid/)).toBeTruthy()
    expect(screen.getByText('Coupons you can use').nextSibling?.textContent).toBe('2')
    const link = screen.getByRole('link', { name: 'Coupons you can use: 2. See my coupons' })
    expect(link.getAttribute('href')).toBe('/my_coupon?tab1=0')
  })

  it('[A2.centre.7] points and coupons are loaded again, and once more after an order was paid', async () => {
    const service = await startAccountService()
    const user = { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 1, memberId: 'm-1' }
    service.answerAll(signedIn({ ...user, points: 130, coupons: 1 }))
    const { host } = await open(aMember(1, { points: 128, coupons: 2 }))
    await waitFor(() => expect(screen.getByText('Points').nextSibling?.textContent).toBe('130'))
    service.answerAll(signedIn({ ...user, points: 195, coupons: 0 }))
    host.events.emit('orders:order-paid', { orderNo: 'A1' })
    await waitFor(() => expect(screen.getByText('Points').nextSibling?.textContent).toBe('195'))
    expect(service.ended).toEqual([])
    service.answerAll({ refuse: '401', message: 'sign in again', status: 401 })
    host.events.emit('orders:order-paid', { orderNo: 'A2' })
    await waitFor(() => expect(service.ended).toEqual(['401']))
    await service.stop()
  })

  it('points and coupons are omitted where the service does not send them', async () => {
    await open(aMember())
    expect(screen.queryByText('Points')).toBeNull()
  })
})

describe('accounts 6, inside WeChat', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.44')
  })
  afterEach(() => jest.restoreAllMocks())

  it('[A2.centre.3, A2.centre.5, A6.wechat.1] hides sign-out and the password from a member', async () => {
    await open(aMember(9), EVERYTHING)
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
    expect(names()).not.toContain('Change password')
    expect(names()).toContain('Back office')
  })

  it('[A2.centre.1] hides the link to sign in from a visitor', async () => {
    await open({ kind: 'visitor' })
    expect(screen.queryByRole('link', { name: 'Sign in or register' })).toBeNull()
  })

  it('shows a WeChat user without an e-mail the link to add one, here and outside', async () => {
    const opened = await open(aMember(0, { hasEmail: false }))
    expect(screen.getByRole('link', { name: 'Add my e-mail' }).getAttribute('href')).toBe('/bind_email')
    opened.unmount()
    jest.restoreAllMocks()
    await open(aMember(0, { hasEmail: false }))
    expect(names()).not.toContain('Change password')
    expect(names()).toContain('Add my e-mail')
  })
})
