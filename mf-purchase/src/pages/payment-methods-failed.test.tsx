import { createI18n } from '@shuttle/i18n'
import { aMember, createTestHost, type FakeAnswer } from '@shuttle/testing'
import { queryOrderCall, queryPaymentTypesCall } from '@shuttle/wire'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Slot as PaymentPanel } from '../features/pay-order/payment-panel'
import { texts } from '../i18n/en'
import { orderToPay, waysToPay } from '../testing/payment-answers'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as PaymentPage } from './payment-page'

const SENTENCE = 'The bridge is closed for the typhoon'
const NEUTRAL = 'This could not be loaded'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
  service.on(queryOrderCall, orderToPay())
})
afterEach(() => service.stop())

/** The payment page with its own panel, in a data router, because it guards against leaving. */
const open = (answer: FakeAnswer) => {
  service.on(queryPaymentTypesCall, answer)
  const slots = { 'payment-panel.v1': async () => ({ Slot: PaymentPanel }) }
  const host = createTestHost({ session: aMember(), takesFaults: true, slots })
  const router = createMemoryRouter([{ path: '*', element: <PaymentPage /> }], {
    initialEntries: ['/details_payment?orderNo=B1'],
  })
  render(
    <I18nextProvider i18n={createI18n({ language: 'en', texts: { 'mf-purchase': texts } })}>
      <QueryClientProvider client={host.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return host
}
/** A raw answer; `fields` omits the fields of the envelope. */
const bare = (fields: object): FakeAnswer => ({ unreadable: { code: undefined, message: undefined, ...fields } })

describe('payment methods that could not be loaded', () => {
  it.each([
    ['a refusal', { refuse: 'NEW_CODE', message: SENTENCE }],
    ['an answer without a code', bare({ message: SENTENCE })],
  ])(
    '[A8.toast.1, P8.toast.1] payment methods show the message of %s as a toast, and a neutral state with Retry',
    async (_, answer) => {
      const host = open(answer)
      const retry = await screen.findByRole('button', { name: 'Try again' })
      expect(host.toasts).toEqual([{ message: SENTENCE, kind: 'error' }])
      expect([host.anomalies, screen.queryByText(SENTENCE), screen.queryByRole('alert')]).toEqual([[], null, null])
      expect([screen.getByText(NEUTRAL), screen.getByText('Zhuhai Port')]).toHaveLength(2)
      service.on(queryPaymentTypesCall, waysToPay('MasterCard', 'cmbpay'))
      await userEvent.setup().click(retry)
      expect(await screen.findByRole('radio', { name: /^Card/ })).toBeTruthy()
      expect(screen.queryByText(NEUTRAL)).toBeNull()
    },
  )

  it.each([
    ['an empty answer', bare({}), 'unreadable'],
    ['an aborted call', { break: true } as const, 'offline'],
  ])('[A8.fault.1, P8.fault.1, D9.18] payment methods lead to the anomalies page after %s', async (_, answer, kind) => {
    const host = open(answer)
    await waitFor(() => expect(host.anomalies).toMatchObject([{ kind }]))
    expect([host.toasts, screen.queryByRole('alert')]).toEqual([[], null])
  })

  it('[A8.401.1, P8.401.1] payment methods announce nothing themselves after 401', async () => {
    const host = open({ refuse: '401', status: 401 })
    await waitFor(() => expect(service.ended).toContain('401'))
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
    expect([host.toasts, host.anomalies]).toEqual([[], []])
    expect([screen.queryByText(NEUTRAL), screen.queryByRole('alert')]).toEqual([null, null])
  })
})
