import { findAxeViolations } from '@shuttle/testing'
import { queryOrderCall } from '@shuttle/wire'
import { screen } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { inStatus, type OrdersService, type Status, startOrdersService } from '../../testing/orders-service'
import { Slot as OrderSummary } from './order-summary'

let service: OrdersService
beforeEach(async () => {
  service = await startOrdersService()
})
afterEach(() => service.stop())

const open = () => openPage({ at: '/details_succeed', screen: <OrderSummary orderNo="B1" /> })
const details = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map(({ children }) => [
      children[0]?.textContent,
      children[1]?.textContent,
    ]),
  )

it('[D10.4] the summary shows trip, passengers, status and amount, and links to order details', async () => {
  service.show({ ...inStatus('paid'), adultTotal: 2, childrenTotal: 1, childrenFee: '33.00', totalNeedpay: 16_300 })
  const { here, user } = await open()
  expect(await screen.findByRole('region', { name: 'Hong Kong Port to Zhuhai Port' })).toBeTruthy()
  expect(screen.getByText('To collect')).toBeTruthy()
  expect(details()).toMatchObject({
    'Order number': 'B1',
    'Travel date': 'Tuesday, 24 November 2026',
    Passengers: '2 adults, 1 child',
    'Total paid': 'HK$163.00',
  })
  expect(await findAxeViolations()).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Order details' }))
  expect(here()).toBe('/order_details?orderNo=B1&tab1=0')
})

it.each<[Status, string]>([
  ['toPay', 'Total to pay'],
  ['refunding', 'Total paid'],
  ['expired', 'Not charged'],
])('the amount of an order that is %s is named %j', async (status, name) => {
  service.show(inStatus(status))
  await open()
  await screen.findByRole('region')
  expect(details()[name]).toBe('HK$65.00')
})

it('the amount of an order with refunds is split into paid, refunded, fee and balance', async () => {
  const refund = { refundNo: 'R9', state: 'DONE', total: 5850, totalFee: 650, payType: 'wxpay', tickets: ['T2'] }
  const refunds = [{ ...refund, applyTime: '2026-11-21 09:20:00', doneTime: '2026-11-21 09:30:00' }]
  service.show({ ...inStatus('partlyRefunded'), totalNeedpay: 13_000, refunds })
  await open()
  await screen.findByRole('region')
  expect(details()).toMatchObject({
    ...{
      'Total paid': 'HK$130.00',
      Refunded: 'HK$58.50',
      'Refund fee': 'HK$6.50',
      'Balance (other tickets)': 'HK$65.00',
    },
  })
})

it('an order that could not be loaded shows the reason in its place, and is loaded by Retry', async () => {
  service.on(queryOrderCall, { refuse: 'ORDER_NOT_FOUND' })
  const { host, user } = await open()
  expect(await screen.findByText('This order could not be found')).toBeTruthy()
  expect(host.toastTexts).toEqual([])
  service.show({})
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Hong Kong Port to Zhuhai Port' })).toBeTruthy()
})
