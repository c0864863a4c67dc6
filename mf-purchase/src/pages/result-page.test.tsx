import type { RemoteModule } from '@shuttle/contracts'
import { aMember } from '@shuttle/testing'
import { confirmPaymentCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { openScreen } from '../testing/open-screen'
import { paidByCoupons } from '../testing/paid-order'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as ResultPage } from './result-page'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

/** Fake of the slot that another remote fills. */
const Summary = ({ orderNo }: { orderNo: string }) => <p>Summary of {orderNo}</p>
const SLOTS: RemoteModule['slots'] = { 'order-summary.v1': async () => ({ Slot: Summary }) }
const open = (address: string) => openScreen({ at: address, screen: <ResultPage />, session: aMember(), slots: SLOTS })

describe('accounts 4, result page load', () => {
  it('[A2.result.1, A4.result.1] shows ends and kind of the paid order, queried by the three numbers of the address', async () => {
    service.on(confirmPaymentCall, () => paidByCoupons('B1', 'B1-0'))
    open('/details_succeed?orderNo=B1&orderReqno=B1-0&payType=voucher')
    expect(await screen.findByText('B1')).toBeTruthy()
    expect(screen.getByText('HKG Port')).toBeTruthy()
    expect(screen.getByText('One-way')).toBeTruthy()
    expect(service.getCalls(confirmPaymentCall)[0]?.body).toMatchObject({
      orderNo: 'B1',
      orderReqno: 'B1-0',
      payType: 'voucher',
    })
  })

  it('[A4.result.1] shows any other message as a toast, and offers the link home', async () => {
    service.on(confirmPaymentCall, () => ({ refuse: 'ORDER_NOT_FOUND' }))
    const { host } = open('/details_succeed?orderNo=B1&orderReqno=B1-0&payType=voucher')
    await waitFor(() => expect(host.toastTexts).toEqual(['This order could not be found']))
    expect(screen.queryByText('HKG Port')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy()
  })

  it('shows the order while its payment is being confirmed, and queries again', async () => {
    service.on(confirmPaymentCall, () => ({ refuse: 'PAYMENT_PENDING' }))
    const { user } = open('/details_succeed?orderNo=B1&orderReqno=B1-0&payType=cmbpay')
    expect(await screen.findByText('Summary of B1')).toBeTruthy()
    service.on(confirmPaymentCall, () => paidByCoupons('B1', 'B1-0'))
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('HKG Port')).toBeTruthy()
    expect(screen.queryByText('Summary of B1')).toBeNull()
  })

  it('[D4.4] the result of an airport order opens its own page, and stays while no remote owns that', async () => {
    const answer = paidByCoupons('B1', 'B1-0')
    service.on(confirmPaymentCall, () => ({
      ...answer,
      responseData: { ...(answer.responseData as object), qZddm: 'HZI', zZddm: 'CLK' },
    }))
    const at = '/details_succeed?orderNo=B1&orderReqno=B1-0&payType=voucher'
    const page = { at, screen: <ResultPage />, session: aMember(), slots: SLOTS }
    const { here, arrivedBy, unmount } = openScreen({ ...page, paths: ['/airlinePaysuccess'] })
    await waitFor(() => expect(here()).toBe(at.replace('/details_succeed', '/airlinePaysuccess')))
    expect(arrivedBy()).toBe('REPLACE')
    unmount()
    const { here: stays } = openScreen(page)
    expect(await screen.findByText('B1')).toBeTruthy()
    expect(stays()).toBe(at)
  })

  it.each(['orderNo=B1', 'orderReqno=B1-0', ''])(
    'shows that a link with %j is incomplete, and requests nothing',
    async (query) => {
      open(`/details_succeed?${query}`)
      await waitFor(() => expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy())
      expect(screen.getByText('The link is incomplete. Please start again on the home page.')).toBeTruthy()
      expect(service.getCalls(confirmPaymentCall)).toEqual([])
    },
  )
})
