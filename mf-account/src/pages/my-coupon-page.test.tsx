import type { Session } from '@shuttle/contracts'
import { aUser, findAxeViolations } from '@shuttle/testing'
import { queryCouponsCall, queryUserCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { type AccountService, signedIn, startAccountService } from '../testing/account-service'
import { couponAnswer } from '../testing/coupon-rows'
import { openScreen } from '../testing/open-screen'

const MEMBER: Session = {
  kind: 'member',
  user: { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 1, memberId: 'm-1' },
}
let service: AccountService

beforeEach(async () => {
  service = await startAccountService()
  service.answerAll({ responseData: [], notice: [], swiper: [] })
  service.on(queryUserCall, signedIn(aUser()))
  service.on(queryCouponsCall, couponAnswer)
})
afterEach(() => service.stop())

const open = (tab1: string, paths: string[] = []) =>
  openScreen({ at: `/my_coupon?tab1=${tab1}`, session: MEMBER, paths, takesFaults: true })
const shown = async () => {
  await waitFor(() => expect(screen.queryByText('Loading your coupons')).toBeNull())
  return screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
}

describe('accounts 2, my coupons', () => {
  it.each([
    ['0', ['Welcome', 'In an order']],
    ['1', ['Ten per cent']],
    ['2', ['Over', 'Taken back']],
    ['9', ['Welcome', 'In an order']],
  ])('my coupons: tab1=%s shows %j', async (tab1, names) => {
    await open(tab1)
    expect(await shown()).toEqual(names)
    expect(service.requests().filter((call) => call.path === queryCouponsCall.path)).toEqual([
      { path: queryCouponsCall.path, body: {} },
    ])
  })

  it('[A4.status.3] a coupon shows its value, its validity, and a badge where its state differs from that of the tab', async () => {
    await open('0')
    await shown()
    const [welcome, waiting] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
    if (!welcome || !waiting) throw new Error('two coupons')
    for (const text of ['HK$5.00', /^Valid until .*30 Nov/, 'For orders of HK$65.00 or more', 'No. V-1'])
      expect(within(welcome).getByText(text)).toBeTruthy()
    expect(within(welcome).queryByText('Unused')).toBeNull()
    expect(within(waiting).getByText('In an unpaid order')).toBeTruthy()
  })

  it.each([
    ['1', ['10% off'], ['Used']],
    ['2', ['Expired', 'Cancelled', 'Free'], []],
  ])('tab %s shows %j and not %j', async (tab1, shownTexts, without) => {
    await open(tab1)
    await shown()
    const list = within(screen.getAllByRole('list')[0] ?? document.body)
    for (const word of shownTexts) expect(list.getByText(word)).toBeTruthy()
    for (const word of without) expect(list.queryByText(word)).toBeNull()
  })

  it('the tab is part of the address', async () => {
    const { user, here, arrivedBy } = await open('0')
    await shown()
    await user.click(screen.getByRole('radio', { name: 'Used' }))
    expect(await shown()).toEqual(['Ten per cent'])
    expect([here(), arrivedBy()]).toEqual(['/my_coupon?tab1=1', 'REPLACE'])
  })

  it('coupons are loaded again whenever the page is shown: a code may have added one elsewhere', async () => {
    const { user, here } = await open('0')
    await shown()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(here()).toBe('/personal_center'))
    await user.click(await screen.findByRole('link', { name: /coupons/i }))
    await shown()
    await waitFor(() => expect(service.requests().filter(({ path }) => path === queryCouponsCall.path)).toHaveLength(2))
  })

  it('coupons are loaded again once an order was placed', async () => {
    const { host } = await open('0')
    await shown()
    service.on(queryCouponsCall, { message: '成功', responseData: [] })
    host.events.emit('orders:order-placed', { orderNo: 'A1' })
    expect(await screen.findByText('You have no unused coupons')).toBeTruthy()
  })

  it('leads to adding a coupon by its code, where that page exists', async () => {
    await open('0', ['/hand_add_coupon'])
    await shown()
    expect(screen.getByRole('link', { name: 'Add a coupon' }).getAttribute('href')).toBe('/hand_add_coupon')
  })

  it('shows the link to add one once where there are no coupons, and only in the tab of unused ones', async () => {
    service.on(queryCouponsCall, { message: '成功', responseData: [] })
    const { user } = await open('0', ['/hand_add_coupon'])
    await shown()
    expect(screen.getAllByRole('link', { name: 'Add a coupon' })).toHaveLength(1)
    await user.click(screen.getByRole('radio', { name: 'Used' }))
    await shown()
    expect(screen.queryByRole('link', { name: 'Add a coupon' })).toBeNull()
  })

  it.each([
    ['a message as a toast', { refuse: 'NEW_CODE', message: 'Come back at noon' }, ['Come back at noon'], []],
    ['a fault on the anomalies page', { unreadable: { code: undefined, message: undefined } }, [], ['unreadable']],
    ['a broken connection on the anomalies page', { break: true }, [], ['offline']],
  ] as const)('[A8.toast.1, A8.fault.1] shows %s, and tries again', async (_, answer, toasts, anomalies) => {
    service.on(queryCouponsCall, answer)
    const { user, host } = await open('0')
    expect(await screen.findByText('Your coupons could not be loaded')).toBeTruthy()
    expect(host.toastTexts).toEqual(toasts)
    expect(host.anomalies).toMatchObject(anomalies.map((kind) => ({ kind })))
    expect(screen.queryByRole('alert')).toBeNull()
    service.on(queryCouponsCall, couponAnswer)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Welcome')).toBeTruthy()
  })

  it('[A8.401.1, P8.401.1] the coupon list announces nothing itself after 401', async () => {
    service.on(queryCouponsCall, { refuse: '401', status: 401 })
    const { host } = await open('0')
    await waitFor(() => expect(service.ended).toContain('401'))
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
    expect([host.toasts, host.anomalies, screen.queryByRole('alert')]).toEqual([[], [], null])
    expect(screen.queryByText('Your coupons could not be loaded')).toBeNull()
  })

  it.each(['0', '1', '2'])('tab %s has no axe findings', async (tab1) => {
    await open(tab1)
    await shown()
    expect(await findAxeViolations()).toEqual([])
  })
})
