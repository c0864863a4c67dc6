import { NO_PASSENGERS } from '@shuttle/domain'
import {
  aMember,
  bareAnswer,
  FAULTY_ANSWERS,
  type FakeAnswer,
  inTurn,
  REFUSED_ANSWERS,
  SENTENCE,
} from '@shuttle/testing'
import {
  type CallDefinition,
  confirmPaymentCall,
  queryCouponsCall,
  queryOrderCall,
  queryPriceCall,
  queryRouteCall,
  querySalesPolicyCall,
} from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { INITIAL_SELECTION } from '../domain/trip-selection'
import { useTripSelections } from '../state/trip-selection.store'
import { openScreen } from '../testing/open-screen'
import { startWithoutSelections } from '../testing/open-ticket-details'
import { paidByCoupons } from '../testing/paid-order'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as HomePage } from './home-page'
import { Page as PaymentPage } from './payment-page'
import { Page as ResultPage } from './result-page'
import { Page as SelectCouponPage } from './select-coupon-page'
import { Page as TicketDetailsPage } from './ticket-details-page'

const NEUTRAL = 'This could not be loaded'
const PAYMENT = '/details_payment?orderNo=B1'
const RESULT = '/details_succeed?orderNo=B1&orderReqno=B1-0&payType=MasterCard'

let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  const selection = { ...INITIAL_SELECTION, date: '2026-11-25', counts: { ...NO_PASSENGERS, adult: 1 } }
  useTripSelections.setState({ selections: { HKGZHO: selection }, pendingRequests: {}, memberId: 'm-1' })
  service = await startTicketService()
})
afterEach(() => service.stop())

const PAGES: readonly [name: string, call: CallDefinition, at: string, screen: ReactNode][] = [
  ['home', queryRouteCall, '/', <HomePage key="" />],
  ['ticket details, its line', queryRouteCall, '/ticket_details?xldm=HKGZHO', <TicketDetailsPage key="" />],
  ['ticket details, its fares', queryPriceCall, '/ticket_details?xldm=HKGZHO', <TicketDetailsPage key="" />],
  ['ticket details, its policy', querySalesPolicyCall, '/ticket_details?xldm=HKGZHO', <TicketDetailsPage key="" />],
  ['coupons', queryCouponsCall, '/select_coupon?xldm=HKGZHO', <SelectCouponPage key="" />],
  ['payment', queryOrderCall, PAYMENT, <PaymentPage key="" />],
  ['result', confirmPaymentCall, RESULT, <ResultPage key="" />],
]

const open = (call: CallDefinition, answer: FakeAnswer, at: string, screen: ReactNode) => {
  service.on(call, answer)
  return openScreen({ at, screen, session: aMember(), takesFaults: true })
}

describe.each(PAGES)('a failed call of %s', (name, call, at, page) => {
  const turn = PAGES.findIndex(([page]) => page === name)

  it.each(inTurn(REFUSED_ANSWERS, turn))(
    '[A8.toast.1, P8.toast.1] shows the message of %s as a toast, and a neutral state with Retry',
    async (_, answer) => {
      const { host } = open(call, answer, at, page)
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
      expect(host.toasts).toEqual([{ message: SENTENCE, kind: 'error' }])
      expect([host.anomalies, screen.queryByText(SENTENCE), screen.queryByRole('alert')]).toEqual([[], null, null])
      expect([screen.getByText(NEUTRAL), screen.getByRole('heading', { level: 1 })]).toHaveLength(2)
    },
  )

  it.each(inTurn(FAULTY_ANSWERS, turn))(
    '[A8.fault.1, P8.fault.1, D9.18] leads to the anomalies page after %s',
    async (_, answer, kind) => {
      const { host } = open(call, answer, at, page)
      await waitFor(() => expect(host.anomalies[0]).toMatchObject({ kind }))
      expect([host.toasts, screen.queryByRole('alert')]).toEqual([[], null])
    },
  )
})

it.each(inTurn(PAGES, 0))(
  '[A8.401.1, P8.401.1] a call of %s announces nothing itself after 401',
  async (_, call, at, page) => {
    const { host } = open(call, { refuse: '401', status: 401 }, at, page)
    await waitFor(() => expect(service.ended).toContain('401'))
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
    expect([host.toasts, host.anomalies]).toEqual([[], []])
    expect([screen.queryByText(NEUTRAL), screen.queryByRole('alert')]).toEqual([null, null])
  },
)

describe('a failed call for secondary content', () => {
  it.each([
    [{ refuse: 'NEW_CODE', message: SENTENCE } as const, SENTENCE],
    [bareAnswer({}), 'The service is not responding properly. Please try again in a moment.'],
    [{ break: true } as const, 'Please check your connection and try again.'],
  ])('shows in place why the coupons of ticket details are missing: %j', async (answer, reason) => {
    const { host } = open(queryCouponsCall, answer, '/ticket_details?xldm=HKGZHO', <TicketDetailsPage />)
    expect(await screen.findByText('Your coupons could not be loaded')).toBeTruthy()
    expect(screen.getByText(reason)).toBeTruthy()
    expect([host.toasts, host.anomalies]).toEqual([[], []])
  })
})

describe('heading of a page whose answer arrives later', () => {
  it('the heading of the result stays, with the focus, when the answer arrives or fails', async () => {
    const { user } = open(confirmPaymentCall, { refuse: 'NEW_CODE', message: SENTENCE }, RESULT, <ResultPage />)
    const heading = screen.getByRole('heading', { level: 1 })
    heading.tabIndex = -1
    heading.focus()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(document.activeElement).toBe(heading)
    service.on(confirmPaymentCall, () => paidByCoupons('B1', 'B1-0'))
    await user.click(retry)
    heading.focus()
    expect(await screen.findByText('HKG Port')).toBeTruthy()
    expect(document.activeElement).toBe(heading)
  })

  it.each([
    ['payment', queryOrderCall, PAYMENT, <PaymentPage key="" />],
    ['result', confirmPaymentCall, RESULT, <ResultPage key="" />],
  ] as const)('the body below the heading on %s is as wide as the loaded one', async (_, call, at, page) => {
    open(call, { refuse: 'NEW_CODE', message: SENTENCE }, at, page)
    const bodyIsWide = (inside: Element) => inside.closest('[data-wide]') !== null
    expect(screen.getAllByText('loading, please wait').map(bodyIsWide)).toEqual([true, true])
    expect(bodyIsWide(await screen.findByRole('button', { name: 'Try again' }))).toBe(true)
  })
})
