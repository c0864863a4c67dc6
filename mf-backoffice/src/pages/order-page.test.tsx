import {
  addNoteCall,
  giveSecondFactorCall,
  queryOrderFileCall,
  queryStaffIndexCall,
  resendMailCall,
  unmaskDocumentCall,
  verifyPaymentCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { texts as factor } from '../i18n/factor/en'
import { texts as moneyTexts } from '../i18n/money/en'
import { texts } from '../i18n/order/en'
import { openBackoffice } from '../testing/open-backoffice'
import { orderFile } from '../testing/order-file'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'

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
    expect(rows(texts.tickets.caption).getByText(/••••4567/)).toBeTruthy()
    expect(rows(texts.tickets.caption).getByText(texts.tickets.refunded)).toBeTruthy()
    expect(rows(texts.attempts.caption).getByText('X-9 (Paid)')).toBeTruthy()
    expect(rows(texts.mails.caption).getByText(texts.sent['order-paid'])).toBeTruthy()
    expect(rows(texts.mails.caption).getByText(/550 unknown/)).toBeTruthy()
    expect(screen.getByText('He rang.')).toBeTruthy()
    expect(screen.getAllByText(texts.timeline.PAID).length).toBeGreaterThan(0)
    expect(screen.getByText('c***@demo.test')).toBeTruthy()
  })

  it('shows the refunded amount beside the total of an order', async () => {
    const { responseData } = orderFile()
    service.on(queryOrderFileCall, orderFile({ order: { ...(responseData.order as object), refunded: 5850 } }))
    await open()
    expect(document.body.textContent).toContain(`${texts.order.refunded}HK$58.50`)
  })

  it('shows collected, used and past tickets, and the order of collected tickets', async () => {
    const { responseData } = orderFile()
    const [ticket] = responseData.tickets as Record<string, unknown>[]
    const collected = {
      collectTime: '2026-11-21 09:30:00',
      collectPlace: 'Counter 2',
      goodUntil: '2026-11-20 00:00:00',
    }
    const tickets = [
      { ...ticket, ticketNo: 'T1', ...collected },
      {
        ...ticket,
        ticketNo: 'T2',
        ...collected,
        checks: [{ time: '2026-11-21 09:40:00', gate: 'Gate 1', device: '' }],
      },
      { ...ticket, ticketNo: 'T3', goodUntil: '2026-11-20 00:00:00' },
    ]
    const order = { ...(responseData.order as object), orderStatus: 'F', orderStatusText: 'collected', collected: true }
    service.on(queryOrderFileCall, orderFile({ order, tickets }))
    await open()
    const rows = within(screen.getByRole('table', { name: texts.tickets.caption })).getAllByRole('row')
    const states = rows.slice(1).map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
    expect(states).toEqual(['Collected', 'Used', 'Trip over'])
    expect(screen.getAllByText('Collected')).toHaveLength(2)
  })

  it('shows a ticket with a pending refund as in progress, not as refunded', async () => {
    const item = { ph: 'T2', fare: 6500, paid: 6500, feeRate: 1000, fee: 650, refund: 5850 }
    const amounts = {
      total: 5850,
      totalFee: 650,
      currency: '2',
      payType: 'wxpay',
      reasonCode: 'ILLNESS',
      reasonText: '',
    }
    const refund = { ...amounts, refundNo: 'R-7', orderNo: 'B1', state: 'PENDING', applyTime: '2026-11-21 10:00:00' }
    service.on(queryOrderFileCall, orderFile({ refunds: [{ ...refund, items: [item], checks: 1, cause: '' }] }))
    await open()
    const rows = within(screen.getByRole('table', { name: texts.tickets.caption }))
    expect(rows.getByText(texts.tickets.refunding)).toBeTruthy()
    expect(rows.queryByText(texts.tickets.refunded)).toBeNull()
  })

  it('shows only permitted actions as buttons; one sentence names the others with their reasons', async () => {
    service.on(
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
    const money = {
      total: 5850,
      totalFee: 650,
      currency: '2',
      payType: 'cmbpay',
      reasonCode: 'ILLNESS',
      reasonText: '',
    }
    const row = { ...money, orderNo: 'B1', applyTime: '2026-11-21 10:00:00', items: [] }
    const request = { email: 'c***@demo.test', answerDate: '2026-12-11', answerText: '', proofType: '', refundNo: '' }
    const event = (kind: string, object: string, detail: string) => ({
      time: '2026-11-21 10:00:00',
      kind,
      object,
      detail,
    })
    service.on(
      queryOrderFileCall,
      orderFile({
        refunds: [{ ...row, refundNo: 'R-7', state: 'REFUSED', checks: 8, cause: 'no' }],
        requests: [{ ...row, ...request, requestNo: 'Q-7', state: 'WAITING' }],
        timeline: [
          event('REFUND_END', 'R-7', 'REFUSED'),
          event('REQUEST', 'Q-7', 'bought-wrong'),
          event('REQUEST_END', 'Q-7', 'OVERTAKEN'),
          event('MONEY', 'X-9', 'HONOURED-LATE'),
          event('MAIL', '0190-uuid', 'refund-request'),
          event('MAIL', '0190-uuid', 'a-new-kind'),
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

  it.each<[string, Record<string, unknown>, boolean]>([
    ['a valid ticket of a paid order', {}, true],
    ['an order without a valid ticket', { tickets: [] }, false],
  ])('%s leads to a refund by hand where there is something to refund', async (_, change, isOpen) => {
    service.on(queryOrderFileCall, orderFile(change))
    await open()
    const way = screen.queryByRole('link', { name: texts.actions.refund })
    expect(way?.getAttribute('href')).toBe(isOpen ? '/hand_refund?orderNo=B1' : undefined)
  })

  it('resends the mail after a confirmation', async () => {
    service.on(resendMailCall, { responseData: { orderNo: 'B1', sendTime: '2026-11-21 10:00:00' } })
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
    service.on(verifyPaymentCall, { responseData: { requestNo: 'R1', dueTime: '2026-11-21 10:00:00' } })
    const { press, confirm, host } = await open()
    await press(texts.actions.verify)
    await confirm(texts.actions.verify)
    await waitFor(() => expect(host.toastTexts).toEqual([texts.actions.verifying]))
    expect(service.getCalls(verifyPaymentCall)[0]?.body).toEqual({ orderNo: 'B1', requestNo: 'R1' })
  })

  it('adds a note, which then appears among the others', async () => {
    service.on(addNoteCall, {
      responseData: { noteId: 'n-2', time: '2026-11-21 10:00:00', author: 'Me', role: 'support', text: 'Called back.' },
    })
    const { press } = await open()
    await press(texts.notes.add)
    expect(screen.getByText(texts.notes.missing)).toBeTruthy()
    type(texts.notes.label, ' Called back. ')
    await press(texts.notes.add)
    await waitFor(() => expect(service.getCalls(addNoteCall)[0]?.body).toEqual({ orderNo: 'B1', text: 'Called back.' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(texts.notes.label).value).toBe(''))
  })

  it('unmasks a document with a reason and the second factor, and shows it until it is hidden', async () => {
    let isGiven = false
    service.on(giveSecondFactorCall, () => {
      isGiven = true
      return { responseData: { recoveryCodesLeft: 10 } }
    })
    service.on(unmaskDocumentCall, () =>
      isGiven
        ? { responseData: { passengerPosition: 1, documentType: '1', documentNumber: 'A1234567' } }
        : { refuse: 'STAFF_STEP_UP_NEEDED' },
    )
    const { press, confirm, user } = await open()
    await press('Show the document of CHAU Wai Man')
    await confirm(texts.actions.show)
    expect(screen.getByText(texts.actions.reasonMissing)).toBeTruthy()
    type(texts.actions.reason, 'Lost ticket at the gate')
    await confirm(texts.actions.show)
    await screen.findByText(factor.give.stepUp)
    type(factor.give.digits, '123456')
    await press(factor.give.submit)
    expect(await screen.findByText('A1234567')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: texts.actions.hide }))
    await waitFor(() => expect(screen.queryByText('A1234567')).toBeNull())
    const body = { orderNo: 'B1', passengerPosition: 1, reason: 'Lost ticket at the gate' }
    expect(service.getCalls(unmaskDocumentCall).map((call) => call.body)).toEqual([body, body])
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
    service.on(queryStaffIndexCall, indexAnswer({ role: 'finance', rights: ['back-office.open', 'order.inspect'] }))
    await open()
    for (const name of [texts.order.back, texts.actions.refund]) expect(screen.queryByRole('link', { name })).toBeNull()
  })
})
