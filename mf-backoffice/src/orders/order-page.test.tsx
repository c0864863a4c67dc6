import {
  addNoteCall,
  giveSecondFactorCall,
  type OrderFile,
  queryOrderFileCall,
  queryStaffIndexCall,
  resendMailCall,
  unmaskDocumentCall,
  verifyPaymentCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as moneyTexts } from '../kit/texts/money/en'
import { texts as factor } from '../staff/texts/factor/en'
import { at } from '../testing/at'
import { openBackoffice } from '../testing/open-backoffice'
import { fileOrder, fileTicket, orderFile } from '../testing/order-file'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/order/en'

const AT = '/order_info?orderNo=B1'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const open = async (at = AT) => {
  const backoffice = await openBackoffice({ at })
  await screen.findByRole('heading', { level: 2, name: texts.timeline.title })
  const press = (name: string) => backoffice.user.click(screen.getByRole('button', { name }))
  const confirm = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog'))
    await backoffice.user.click(dialog.getByRole('button', { name }))
  }
  return { ...backoffice, press, confirm }
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

describe('[D5.9] the page of one order', () => {
  it('shows tickets with masked documents, payments, mails, notes and the timeline', async () => {
    await open()
    const rows = (name: string) => within(screen.getByRole('table', { name }))
    expect(rows(common.ticketsOfOrder).getByText(/••••4567/)).toBeTruthy()
    expect(rows(common.ticketsOfOrder).getByText(texts.tickets.refunded)).toBeTruthy()
    expect(rows(texts.attempts.caption).getByText('X-9 (Paid)')).toBeTruthy()
    expect(rows(texts.mails.caption).getByText(texts.sent['order-paid'])).toBeTruthy()
    expect(rows(texts.mails.caption).getByText(/550 unknown/)).toBeTruthy()
    expect(screen.getByText('He rang.')).toBeTruthy()
    expect(screen.getAllByText(texts.timeline.paid).length).toBeGreaterThan(0)
    expect(screen.getByText('c***@demo.test')).toBeTruthy()
  })

  it('shows the refunded amount beside the total of an order', async () => {
    service.serve(queryOrderFileCall, orderFile({ order: fileOrder({ refunded: 5850 }) }))
    await open()
    expect(document.body.textContent).toContain(`${common.refunded}HK$58.50`)
  })

  it('shows collected, used and past tickets, and the order of collected tickets', async () => {
    const past = at('2026-11-20T00:00:00')
    const tickets = [
      fileTicket('T1', { isCollected: true, goodUntil: past }),
      fileTicket('T2', { isCollected: true, isChecked: true, goodUntil: past }),
      fileTicket('T3', { goodUntil: past }),
    ]
    const order = fileOrder({ status: 'used', isCollected: true })
    service.serve(queryOrderFileCall, orderFile({ order, tickets }))
    await open()
    const rows = within(screen.getByRole('table', { name: common.ticketsOfOrder })).getAllByRole('row')
    const states = rows.slice(1).map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
    expect(states).toEqual(['Collected', 'Used', 'Trip over'])
    expect(screen.getAllByText('Collected')).toHaveLength(2)
  })

  it('shows a ticket with a pending refund as in progress, not as refunded', async () => {
    service.serve(
      queryOrderFileCall,
      orderFile({ tickets: [fileTicket('T2', { isRefunded: true, isRefundPending: true })] }),
    )
    await open()
    const rows = within(screen.getByRole('table', { name: common.ticketsOfOrder }))
    expect(rows.getByText(texts.tickets.refunding)).toBeTruthy()
    expect(rows.queryByText(texts.tickets.refunded)).toBeNull()
  })

  it('shows only permitted actions as buttons; one sentence names the others with their reasons', async () => {
    service.serve(
      queryOrderFileCall,
      orderFile({
        allowed: [],
        refused: [
          { action: 'mail.resend', code: 'STAFF_NO_ADDRESS' },
          { action: 'order.note', code: 'FORBIDDEN' },
          { action: 'ticket.check', code: 'FORBIDDEN' },
        ],
      }),
    )
    await open()
    for (const name of [texts.actions.resend, texts.actions.verify, texts.notes.add, /Show the document/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    const sentence = screen.getByText(/Not possible now/).textContent
    expect(sentence).toMatch(/Resend the e-mail \(.+\), Add note \(Not part of your role\)$/)
  })

  it('shows refunds and requests with their states as text, each with a link to its page', async () => {
    const now = at('2026-11-21T10:00:00')
    const money = {
      ...{ refund: 5850, fee: 650, payType: 'cmbpay', reason: 'illness', reasonText: undefined, items: [] },
    }
    const refund: OrderFile['refunds'][number] = {
      ...{ ...money, refundNo: 'R-7', state: 'refused', acceptedAt: now, doneAt: undefined },
      ...{ outsideReference: undefined, checks: 8, cause: 'no' },
    }
    const request: OrderFile['requests'][number] = {
      ...{ ...money, requestNo: 'Q-7', state: 'waiting', maskedEmail: 'c***@demo.test', sentAt: now },
      ...{ answerBy: '2026-12-11', endedAt: undefined, answerText: undefined, proofType: undefined },
      refundNo: undefined,
    }
    const event = (kind: OrderFile['timeline'][number]['kind'], object: string, detail: string) => ({
      ...{ at: now, kind, object, detail, amount: undefined },
    })
    service.serve(
      queryOrderFileCall,
      orderFile({
        refunds: [refund],
        requests: [request],
        timeline: [
          event('refundEnd', 'R-7', 'refused'),
          event('request', 'Q-7', 'bought-wrong'),
          event('requestEnd', 'Q-7', 'overtaken'),
          event('money', 'X-9', 'honoured-late'),
          event('mail', '0190-uuid', 'refund-request'),
          event('mail', '0190-uuid', 'a-new-kind'),
        ],
      }),
    )
    await open()
    const rows = within(screen.getByRole('table', { name: texts.money.caption }))
    expect(rows.getByText(moneyTexts.refundState.refused)).toBeTruthy()
    expect(rows.getByText(moneyTexts.requestState.waiting)).toBeTruthy()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([href('R-7'), href('Q-7')]).toEqual(['/refund_order_query?refund=R-7', '/refund_query?request=Q-7'])
    expect(href(texts.actions.review)).toBe('/refund_query?request=Q-7')
    expect(screen.queryByRole('link', { name: texts.actions.refund })).toBeNull()
    const entries = within(screen.getByRole('region', { name: texts.timeline.title })).getAllByRole('listitem')
    expect(entries.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      `R-7, ${moneyTexts.refundState.refused}`,
      `Q-7, ${moneyTexts.reason['bought-wrong']}`,
      `Q-7, ${moneyTexts.requestState.overtaken}`,
      `X-9, ${texts.outcome['honoured-late']}`,
      texts.sent['refund-request'],
      'a-new-kind',
    ])
  })

  it.each<[string, Partial<OrderFile>, boolean]>([
    ['a valid ticket of a paid order', {}, true],
    ['an order without a valid ticket', { tickets: [] }, false],
  ])('%s leads to a refund by hand where there is something to refund', async (_, change, isOpen) => {
    service.serve(queryOrderFileCall, orderFile(change))
    await open()
    const way = screen.queryByRole('link', { name: texts.actions.refund })
    expect(way?.getAttribute('href')).toBe(isOpen ? '/hand_refund?orderNo=B1' : undefined)
  })

  it('resends the mail after a confirmation', async () => {
    service.serve(resendMailCall, { orderNo: 'B1', sentAt: at('2026-11-21T10:00:00') })
    const { press, confirm, host } = await open()
    await press(texts.actions.resend)
    await confirm(texts.actions.resend)
    await waitFor(() => expect(host.toastTexts).toEqual([texts.actions.resent]))
    await waitFor(() => expect(service.getCalls(queryOrderFileCall).length).toBeGreaterThan(1))
  })

  it('refuses a mail that was sent too often, in the dialog', async () => {
    service.on(resendMailCall, { refuse: 'STAFF_MAIL_TOO_OFTEN', status: 429 })
    const { press, confirm } = await open()
    await press(texts.actions.resend)
    await confirm(texts.actions.resend)
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).not.toBe('')
  })

  it('queries the provider about one payment', async () => {
    service.serve(verifyPaymentCall, { requestNo: 'R1', dueAt: at('2026-11-21T10:00:00') })
    const { press, confirm, host } = await open()
    await press(texts.actions.verify)
    await confirm(texts.actions.verify)
    await waitFor(() => expect(host.toastTexts).toEqual([texts.actions.verifying]))
    expect(service.sent(verifyPaymentCall)[0]).toEqual({ orderNo: 'B1', requestNo: 'R1' })
  })

  it('adds a note, which then appears among the others', async () => {
    service.serve(addNoteCall, {
      ...{ id: 'n-2', at: at('2026-11-21T10:00:00'), author: 'Me', role: 'support', text: 'Called back.' },
    })
    const { press } = await open()
    await press(texts.notes.add)
    expect(screen.getByText(texts.notes.missing)).toBeTruthy()
    type(texts.notes.label, ' Called back. ')
    await press(texts.notes.add)
    await waitFor(() => expect(service.sent(addNoteCall)[0]).toEqual({ orderNo: 'B1', text: 'Called back.' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(texts.notes.label).value).toBe(''))
  })

  it('unmasks a document with a reason and the second factor, and shows it until it is hidden', async () => {
    let isGiven = false
    service.serve(giveSecondFactorCall, () => {
      isGiven = true
      return { recoveryCodesLeft: 10 }
    })
    service.on(unmaskDocumentCall, () =>
      isGiven
        ? { responseData: { passengerPosition: 1, documentType: 'identityCard', documentNumber: 'A1234567' } }
        : { refuse: 'STAFF_STEP_UP_NEEDED' },
    )
    const { press, confirm, user } = await open()
    await press('Show the document of CHAU Wai Man')
    await confirm(texts.actions.show)
    expect(screen.getByText(texts.actions.reasonMissing)).toBeTruthy()
    type(common.reason, 'Lost ticket at the gate')
    await confirm(texts.actions.show)
    await screen.findByText(factor.give.stepUp)
    type(factor.give.digits, '123456')
    await press(factor.give.submit)
    expect(await screen.findByText('A1234567')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: texts.actions.hide }))
    await waitFor(() => expect(screen.queryByText('A1234567')).toBeNull())
    const body = { orderNo: 'B1', passengerPosition: 1, reason: 'Lost ticket at the gate' }
    expect(service.sent(unmaskDocumentCall)).toEqual([body, body])
  })

  it('a missing order shows a message, with a retry', async () => {
    service.on(queryOrderFileCall, { refuse: 'ORDER_NOT_FOUND', status: 404 })
    await openBackoffice({ at: AT, takesFaults: true })
    expect(await screen.findByText(texts.order.failed)).toBeTruthy()
  })

  it('a URL without an order shows a message and sends no query', async () => {
    await openBackoffice({ at: '/order_info' })
    expect(await screen.findByText(texts.order.missing)).toBeTruthy()
    expect(service.getCalls(queryOrderFileCall)).toEqual([])
  })

  it('finance opens an order without the search', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'finance', rights: ['backoffice.open', 'order.inspect'] }))
    await open()
    for (const name of [texts.order.back, texts.actions.refund]) expect(screen.queryByRole('link', { name })).toBeNull()
  })
})
