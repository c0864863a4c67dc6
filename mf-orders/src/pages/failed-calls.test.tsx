import { bareAnswer, FAULTY_ANSWERS, type FakeAnswer, inTurn, REFUSED_ANSWERS, SENTENCE } from '@shuttle/testing'
import {
  type CallDefinition,
  queryOrderCall,
  queryOrdersCall,
  queryRefundPreviewCall,
  queryRefundRequestCall,
  queryRefundsCall,
} from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Slot as OrderSummary } from '../features/summarize-order/order-summary'
import { Slot as TicketViewer } from '../features/view-tickets/ticket-viewer'
import { openPage } from '../testing/open-page'
import { inStatus, listed, type OrdersService, startOrdersService, ticketList } from '../testing/orders-service'
import { answerRefunds } from '../testing/refund-service'
import { answerRequests } from '../testing/request-service'

const LIST = '/my_order?tab1=2'
const DETAILS = '/order_details?orderNo=B1'
const REFUND = '/refund_tickets?orderNo=B1'
const PROGRESS = `${REFUND}&refundNo=R1`
const REQUEST = '/apply_refund?orderNo=B1'

/** Every call of every page has an answer, until a test makes one of them fail. */
let service: OrdersService
beforeEach(async () => {
  sessionStorage.clear()
  service = await startOrdersService()
  service.list(...Array.from({ length: 25 }, (_, index) => listed(`B${index + 1}`, 'paid')))
  service.show({ ...inStatus('paid'), payType: 'octopusonline', phList: ticketList({ T1: {} }) })
  const { state, toRefund } = answerRefunds(service, [{ ph: 'T1', userName: 'CHAN TAI MAN' }])
  state.refunds.push(toRefund(['T1']))
  answerRequests(service, { ph: 'T1' })
})
afterEach(() => service.stop())

const ENDED: FakeAnswer = { refuse: '401', status: 401 }

const PAGES: readonly [name: string, call: CallDefinition, at: string, neutral: string][] = [
  ['the list', queryOrdersCall, LIST, 'Your orders could not be loaded'],
  ['order details', queryOrderCall, DETAILS, 'The order could not be loaded'],
  ['refund tickets, the order', queryOrderCall, REFUND, 'The tickets could not be loaded'],
  ['refund tickets, the tickets', queryRefundPreviewCall, REFUND, 'The tickets could not be loaded'],
  ['refund tickets, refunds before', queryRefundsCall, REFUND, 'The tickets could not be loaded'],
  ['progress of a refund', queryRefundsCall, PROGRESS, 'The tickets could not be loaded'],
  ['refund request, the order', queryOrderCall, REQUEST, 'Your request could not be loaded'],
  ['refund request', queryRefundRequestCall, REQUEST, 'Your request could not be loaded'],
]

const open = (call: CallDefinition, answer: FakeAnswer, at: string, screen?: ReactNode) => {
  service.on(call, answer as never)
  return openPage({ at, takesFaults: true, ...(screen !== undefined && { screen }) })
}
const retry = () => screen.findByRole('button', { name: 'Try again' })

describe.each(PAGES)('a failed call of %s', (name, call, at, neutral) => {
  const turn = PAGES.findIndex(([page]) => page === name)

  it.each(inTurn(REFUSED_ANSWERS, turn))(
    '[A8.toast.1, P8.toast.1] shows the message of %s as a toast, and a neutral state with Retry',
    async (_, answer) => {
      const { host, user } = await open(call, answer, at)
      await user.click(await retry())
      await waitFor(() => {
        const calls = service.getCalls(call)
        // A section that arrives late sends the call once more.
        expect(calls.length).toBeGreaterThan(1)
        expect(host.toastTexts).toEqual(calls.map(() => SENTENCE))
      })
      expect([host.anomalies, screen.queryByText(SENTENCE), screen.queryByRole('alert')]).toEqual([[], null, null])
      expect([screen.getByText(neutral), screen.getByRole('heading', { level: 1 })]).toHaveLength(2)
    },
  )

  it.each(inTurn(FAULTY_ANSWERS, turn))(
    '[A8.fault.1, P8.fault.1, D9.18] leads to the anomalies page after %s',
    async (_, answer, kind) => {
      const { host } = await open(call, answer, at)
      await waitFor(() => expect(host.anomalies[0]).toMatchObject({ kind }))
      expect([host.toasts, screen.queryByRole('alert')]).toEqual([[], null])
    },
  )
})

it.each(inTurn(PAGES, 0))(
  '[A8.401.1, P8.401.1] a call of %s announces nothing itself after 401',
  async (_, call, at, neutral) => {
    const { host } = await open(call, ENDED, at)
    await waitFor(() => expect(service.ended).toContain('401'))
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
    expect([host.toasts, host.anomalies]).toEqual([[], []])
    expect([screen.queryByText(neutral), screen.queryByRole('alert')]).toEqual([null, null])
  },
)

describe('a failed call for more orders', () => {
  const loadMore = async (answer: FakeAnswer) => {
    const { host, user } = await openPage({ at: LIST, takesFaults: true })
    const more = await screen.findByRole('button', { name: 'Load more orders' })
    service.on(queryOrdersCall, answer as never)
    await user.click(more)
    return { host, user }
  }

  it('[A8.toast.1, P8.toast.1] shows the message as a toast, each time it is sent', async () => {
    const { host, user } = await loadMore({ refuse: 'NEW_CODE', message: SENTENCE })
    await waitFor(() => expect(host.toasts).toEqual([{ message: SENTENCE, kind: 'error' }]))
    await user.click(await retry())
    await waitFor(() => expect(host.toastTexts).toEqual([SENTENCE, SENTENCE]))
    expect([screen.getAllByRole('article').length, host.anomalies]).toEqual([20, []])
  })

  it.each([
    ['an empty answer', bareAnswer({})],
    ['an aborted call', { break: true } as const],
  ])('retains the loaded orders after %s, and shows that below them with Retry', async (_, answer) => {
    const { host } = await loadMore(answer)
    expect(await retry()).toBeTruthy()
    expect(screen.getByText('More orders could not be loaded')).toBeTruthy()
    expect([screen.getAllByRole('article').length, host.toasts, host.anomalies]).toEqual([20, [], []])
  })

  it('[A8.401.1, P8.401.1] announces nothing itself after 401', async () => {
    const { host } = await loadMore(ENDED)
    await waitFor(() => expect(service.ended).toContain('401'))
    expect(await screen.findByRole('button', { name: 'Load more orders' })).toBeTruthy()
    expect([screen.queryByText('More orders could not be loaded'), host.toasts, host.anomalies]).toEqual([null, [], []])
  })
})

describe.each([
  ['the order beside a result', <OrderSummary key="" orderNo="B1" />, 'The order could not be loaded'],
  ['the e-tickets', <TicketViewer key="" orderNo="B1" />, 'The e-tickets could not be loaded'],
] as const)('%s, when their call fails', (_, part, title) => {
  it.each([
    ['a message', { refuse: 'NEW_CODE', message: SENTENCE } as const, SENTENCE],
    ['that the service does not respond', bareAnswer({}), 'The service is not responding properly.'],
    ['that there may be no network', { break: true } as const, 'Please check your connection and try again.'],
  ])('[A8.fault.1, D9.18] shows %s in its place with Retry, and opens nothing else', async (_, answer, reason) => {
    const { host } = await open(queryOrderCall, answer, DETAILS, part)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain(reason)
    expect(await retry()).toBeTruthy()
    expect([host.toasts, host.anomalies]).toEqual([[], []])
  })

  it('[A8.401.1, P8.401.1] announces nothing itself after 401', async () => {
    const { host } = await open(queryOrderCall, ENDED, DETAILS, part)
    await waitFor(() => expect(service.ended).toContain('401'))
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
    expect([host.toasts, host.anomalies, screen.queryByText(title), screen.queryByRole('alert')]).toEqual([
      [],
      [],
      null,
      null,
    ])
  })
})

describe('the amount of a refund that could not be loaded', () => {
  const choose = async (answer: FakeAnswer) => {
    service.show({ ...inStatus('paid'), payType: 'octopusonline', phList: ticketList({ T1: {}, T2: {} }) })
    answerRefunds(service, [
      { ph: 'T1', userName: 'CHAN TAI MAN' },
      { ph: 'T2', userName: 'LEE MEI LING' },
    ])
    const { host, user } = await openPage({ at: REFUND, takesFaults: true })
    const [ticket] = await screen.findAllByRole('checkbox')
    service.on(queryRefundPreviewCall, answer as never)
    await user.click(ticket as HTMLElement)
    return host
  }

  it('[A8.fault.1, D9.18] shows the failure in its place with Retry, and no fault page opens', async () => {
    const host = await choose({ break: true })
    expect(await retry()).toBeTruthy()
    expect(
      screen.getByText(/^The current refund amount could not be loaded\. Please check your connection/),
    ).toBeTruthy()
    expect(host.anomalies).toEqual([])
  })

  it('[A8.401.1, P8.401.1] announces nothing itself after 401', async () => {
    const host = await choose(ENDED)
    await waitFor(() => expect(service.ended).toContain('401'))
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
    expect([host.toasts, host.anomalies]).toEqual([[], []])
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
