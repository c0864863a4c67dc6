import { REFUND_TEXT_LIMIT } from '@shuttle/domain'
import { composeText, findAxeViolations, scansInTurn } from '@shuttle/testing'
import { applyRefundRequestCall, cancelRefundRequestCall, queryOrderCall, queryRefundRequestCall } from '@shuttle/wire'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openPage } from '../testing/open-page'
import { inStatus, type OrdersService, startOrdersService, ticketList } from '../testing/orders-service'
import { answerRequests, requestRow } from '../testing/request-service'

const AT = '/apply_refund?orderNo=B1'
const PAID = { ...inStatus('paid'), payType: 'octopusonline', phList: ticketList({ T1: {}, T2: {}, T3: {} }) }
const SENIOR = { ticketType: '02', reason: 'REFUND_DISCOUNTED', byApplication: true }
const COUPON = { reason: 'REFUND_COUPON_USED', byApplication: true }
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9])

// jsdom reads files through FileReader only.
beforeAll(() => {
  File.prototype.arrayBuffer = function read(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.readAsArrayBuffer(this)
    })
  }
})

let service: OrdersService
beforeEach(async () => {
  sessionStorage.clear()
  service = await startOrdersService()
  service.show(PAID)
})
afterEach(() => service.stop())

const open = async (at = AT) => {
  const opened = await openPage({ at, paths: ['/refund_tickets'] })
  const { user } = opened
  return {
    ...opened,
    choose: async (name: RegExp) => user.click(await screen.findByRole('checkbox', { name })),
    because: (name: string) => user.click(screen.getByRole('radio', { name })),
    send: () => user.click(screen.getByRole('button', { name: 'Send request' })),
    confirm: async () => {
      const question = within(await screen.findByRole('alertdialog'))
      await user.click(question.getByRole('button', { name: 'Send request' }))
    },
    attach: (content: BlobPart, name = 'note.jpg') =>
      fireEvent.change(screen.getByLabelText('Take a photo or choose a file'), {
        target: { files: [new File([content], name)] },
      }),
  }
}
const rowTexts = () => within(screen.getByRole('region', { name: 'Choose the tickets' })).getAllByRole('listitem')
const sentBody = () => service.getCalls(applyRefundRequestCall).at(-1)?.body

describe('[A2.route.4] tickets that need a request', () => {
  it('shows state, current amounts and reason of each ticket, and which cannot be requested', async () => {
    answerRequests(
      service,
      { ph: 'T1', userName: 'CHAN TAI MAN', ...SENIOR },
      { ph: 'T2', userName: 'LEE MEI LING' },
      { ph: 'T3', reason: 'REFUND_TIME_PASSED' },
    )
    await open()
    await screen.findByRole('checkbox', { name: /CHAN TAI MAN/ })
    const [senior, adult, late] = rowTexts().map((row) => row.textContent)
    expect(senior).toContain('FareHK$65.00FeeHK$6.50RefundHK$58.50Our staff decide on discounted tickets.')
    expect(senior).toContain('Not used yet')
    expect(adult).toContain('Can be refunded online at once')
    expect(late).toContain('Passenger 3')
    expect(screen.getAllByRole('checkbox')[2]?.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/within 14 working days, by Thursday, 10 December 2026/)).toBeTruthy()
  })

  it('a ticket whose refund was accepted is not called refunded: its money may be on its way', async () => {
    answerRequests(service, { ph: 'T1', ...COUPON }, { ph: 'T2', reason: 'REFUND_ALREADY_REFUNDED' })
    await open()
    const sentence = 'A refund of these tickets was already accepted. Please see the refund progress.'
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('offers both legs of a round trip as one choice', async () => {
    const together = ['T1', 'T2']
    answerRequests(
      service,
      { ph: 'T1', userName: 'CHAN TAI MAN', together, ...COUPON },
      { ph: 'T2', userName: 'CHAN TAI MAN', leg: '2', together, ...COUPON },
    )
    service.show({ ...PAID, dtbz: '02', ticketDataRe: '2026-11-26' })
    await open()
    await screen.findByRole('checkbox')
    expect(rowTexts()[0]?.textContent).toMatch(/Outbound 24 Nov \+ Return 26 Nov.*HK\$130\.00.*HK\$117\.00/)
  })

  it('an order that is refunded online links to the refund, and accepts only a disruption as reason', async () => {
    answerRequests(service, { ph: 'T1' })
    await open()
    const link = await screen.findByRole('link', { name: 'Refund online' })
    expect(link.getAttribute('href')).toBe('/refund_tickets?orderNo=B1')
    expect(screen.getByRole('form', { name: 'Refund request' })).toBeTruthy()
  })

  it('an order without such a ticket shows that', async () => {
    answerRequests(service, { ph: 'T1', reason: 'REFUND_COLLECTED_OR_CHECKED' })
    await open()
    expect(await screen.findByText('There is nothing to apply for')).toBeTruthy()
  })
})

describe('a refund request', () => {
  it('[D3.refund.2] a confirmed request is sent with tickets, fee, reason, contact, ID and proof, and then waits', async () => {
    answerRequests(
      service,
      { ph: 'T1', userName: 'A', hasIdNumber: true, ...COUPON },
      { ph: 'T2', userName: 'B', ...COUPON },
    )
    const { user, choose, because, send, confirm, attach } = await open()
    await choose(/^A/)
    await choose(/^B/)
    await because('Other')
    await user.enter(screen.getByLabelText('Please tell us why'), 'A broken leg')
    await user.enter(screen.getByLabelText('Last four characters of the ID'), 'a567')
    attach(JPEG)
    expect(await screen.findByText('note.jpg (1 KB)')).toBeTruthy()
    await send()
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/HK\$117\.00 goes back.*HK\$13\.00.*by Thursday, 10 December 2026/)).toBeTruthy()
    expect(service.getCalls(applyRefundRequestCall)).toEqual([])
    await confirm()
    expect(await screen.findByText('Request being decided')).toBeTruthy()
    expect(sentBody()).toMatchObject({
      ...{ orderNo: 'B1', tickets: ['T1', 'T2'], totalFee: 1300, reasonCode: 'OTHER', reasonText: 'A broken leg' },
      ...{ email: 'chan@demo.test', idTail: 'A567', proofFile: btoa(String.fromCharCode(...JPEG)) },
    })
    expect(screen.getByText(/by Thursday, 10 December 2026, and write to \. Your tickets stay valid/)).toBeTruthy()
    expect(screen.getAllByText('chan@demo.test')).toHaveLength(2)
    expect(Object.values(sessionStorage).join()).not.toContain('A broken leg')
  })

  it('accepts the end of a document and the text of a reason from an input method', async () => {
    answerRequests(service, { ph: 'T1', hasIdNumber: true, ...COUPON })
    const { because } = await open()
    const tail = await screen.findByLabelText<HTMLInputElement>('Last four characters of the ID')
    expect(composeText(tail, 'ａ', 'ａ５', 'ａ５６７')).toEqual(['ａ', 'ａ５', 'ａ５６７', 'A567'])
    await because('Other')
    const textarea = screen.getByLabelText<HTMLTextAreaElement>('Please tell us why')
    const long = 'x'.repeat(REFUND_TEXT_LIMIT)
    expect(composeText(textarea, long, `${long}da`, `${long}大`)).toEqual([long, `${long}da`, `${long}大`, long])
  })

  it('sends the end of a document as it is pasted, in plain characters', async () => {
    answerRequests(service, { ph: 'T1', hasIdNumber: true, ...COUPON })
    const { user, because, send, confirm } = await open()
    await user.enter(await screen.findByLabelText('Last four characters of the ID'), '６（７）')
    await because('Illness')
    await send()
    await confirm()
    await waitFor(() => expect(sentBody()).toMatchObject({ idTail: '6(7)' }))
  })

  it('shows what is missing at each field, and focuses the first', async () => {
    const state = answerRequests(service, { ph: 'T1', hasIdNumber: true, ...COUPON }, { ph: 'T2', ...COUPON })
    state.memberEmail = ''
    const { choose, because, send } = await open()
    await screen.findByRole('form')
    await send()
    expect(await screen.findByText('Please choose the tickets')).toBeTruthy()
    expect(screen.getByText('Please choose a reason')).toBeTruthy()
    expect(screen.getByText('E-mail cannot be blank')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
    await choose(/^Passenger 1/)
    await because('Other')
    await send()
    expect(await screen.findByText('Please enter the last four characters of the ID')).toBeTruthy()
    expect(screen.getByText('Please tell us the reason')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Please tell us why'))
    expect(service.getCalls(applyRefundRequestCall)).toEqual([])
  })

  it('[D3.refund.15] a proof that is too large or of another type is refused at its field, and can be removed', async () => {
    answerRequests(service, { ph: 'T1', ...COUPON })
    const { user, attach } = await open()
    await screen.findByRole('form')
    for (const [content, sentence] of [
      [new Uint8Array(2 * 1024 * 1024 + 1), 'The proof can be at most 2 MB'],
      ['GIF89a', 'The proof must be a JPEG, PNG or PDF file'],
    ] as const) {
      attach(content)
      expect(await screen.findByText(sentence)).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Remove note.jpg' }))
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
      expect(screen.queryByText(/note\.jpg/)).toBeNull()
    }
  })

  it('[D3.refund.15] retains typed values over a reload, but no part of an identity document', async () => {
    answerRequests(service, { ph: 'T1', hasIdNumber: true, ...COUPON }, { ph: 'T2', ...COUPON })
    const first = await open()
    await first.choose(/^Passenger 1/)
    await first.because('Illness')
    await first.user.enter(screen.getByLabelText('Last four characters of the ID'), 'A567')
    first.unmount()
    expect(Object.values(sessionStorage).join()).not.toContain('A567')
    await open()
    expect(await screen.findByRole('checkbox', { name: /^Passenger 1/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: 'Illness' })).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Last four characters of the ID')).toHaveProperty('value', '')
  })

  it('a changed fee is shown at the tickets, which are refetched, and typed values stay', async () => {
    answerRequests(service, { ph: 'T1', ...COUPON })
    service.on(applyRefundRequestCall, { refuse: 'REFUND_FEE_CHANGED' })
    const { because, send, confirm } = await open()
    await screen.findByRole('form')
    await because('Illness')
    await send()
    await confirm()
    await waitFor(() => expect(service.getCalls(queryRefundRequestCall)).toHaveLength(2))
    expect(screen.getByRole('radio', { name: 'Illness' })).toHaveProperty('checked', true)
    expect(
      within(screen.getByRole('region', { name: 'Choose the tickets' })).getByText(/fee/i, { selector: '[aria-live]' }),
    ).toBeTruthy()
  })
})

describe('the fee of a later tier', () => {
  const openConfirmation = async () => {
    const nextFeeTime = '2026-11-21 10:30:00'
    const state = answerRequests(service, { ph: 'T1', nextFeeTime, ...COUPON })
    const opened = await open()
    await screen.findByRole('form')
    await opened.because('Illness')
    await opened.send()
    await screen.findByRole('alertdialog')
    state.tickets = [{ ph: 'T1', feeRate: 2000, ...COUPON }]
    return opened
  }

  it('[D3.refund.2] closes the confirmation of the old fee, shows both fees and sends nothing', async () => {
    const { timeIs, host, send, confirm } = await openConfirmation()
    timeIs('10:30:01')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(host.toastTexts).toEqual([
      'The fee went from HK$6.50 to HK$13.00, and the refund is now HK$52.00. Please check before you send.',
    ])
    expect(service.getCalls(applyRefundRequestCall)).toEqual([])
    await send()
    await confirm()
    await waitFor(() => expect(sentBody()).toMatchObject({ totalFee: 1300 }))
  })

  it('a fee is refetched once its second is over, as instants come in whole seconds', async () => {
    const { timeIs } = await openConfirmation()
    const readTwice = () => expect(service.getCalls(queryRefundRequestCall)).toHaveLength(2)
    timeIs('10:30:00.900')
    await expect(waitFor(readTwice, { timeout: 300 })).rejects.toThrow('length: 2')
    timeIs('10:30:01')
    await waitFor(readTwice)
  })
})

describe('a request that was sent', () => {
  it('[D3.refund.14] a sent request is withdrawn after a confirmation, and another can be sent', async () => {
    const state = answerRequests(service, { ph: 'T1', ...COUPON })
    state.request = requestRow()
    service.show({ ...PAID, ...inStatus('refunding') })
    const { user, host, here } = await open()
    await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Request withdrawn')).toBeTruthy()
    expect(service.getCalls(cancelRefundRequestCall)[0]?.body).toMatchObject({ orderNo: 'B1', requestNo: 'A1' })
    expect(host.toastTexts).toEqual(['Request withdrawn'])
    expect(here()).toBe(AT)
    await user.click(screen.getByRole('button', { name: 'Apply again' }))
    expect(screen.getByRole('form', { name: 'Refund request' })).toBeTruthy()
  })

  it.each([
    [
      'APPROVED',
      'Request approved',
      'The request was approved before you withdrew it, so its tickets have been refunded.',
    ],
    ['REJECTED', 'Request not approved', 'The request was rejected before you withdrew it. Your tickets stay valid.'],
    [
      'OVERTAKEN',
      'Request ended',
      'A ticket was checked or collected before you withdrew the request. Nothing was refunded.',
    ],
    ['LATER', 'Refund request', 'This refund request has ended'],
  ])(
    'a withdrawal of a request that ended as %s shows that state once in a toast, then on the page',
    async (end, title, text) => {
      const state = answerRequests(service, { ph: 'T1', ...COUPON })
      state.request = requestRow()
      service.on(cancelRefundRequestCall, {
        refuse: 'REFUND_REQUEST_CLOSED',
        message: 'This refund request has ended',
        data: { state: end },
      })
      const { user, host } = await open()
      await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
      state.request = requestRow({ state: end, endTime: '2026-11-21 10:05:00' })
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
      expect(await screen.findByText(title)).toBeTruthy()
      expect(host.toastTexts).toEqual([text])
    },
  )

  it.each([
    ['APPROVED', 'Request approved', /^A refund of HK\$117\.00 was accepted/],
    ['REJECTED', 'Request not approved', 'The bus ran on time.'],
    ['WITHDRAWN', 'Request withdrawn', 'Your tickets stay valid.'],
    ['OVERTAKEN', 'Request ended', /checked or collected, which ended the request/],
  ])('[D3.refund.14] a sent request shows that it is %s', async (state, title, sentence) => {
    answerRequests(service, { ph: 'T1', reason: 'REFUND_ALREADY_REFUNDED' }).request = requestRow({
      state,
      endTime: '2026-11-23 09:00:00',
      ...(state === 'REJECTED' && { answerText: 'The bus ran on time.' }),
    })
    await open()
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(sentence)).toBeTruthy()
    const hasPaid = state === 'APPROVED'
    expect([...document.querySelectorAll('dt')].some((name) => name.textContent === 'Refund')).toBe(hasPaid)
    expect(document.body.textContent?.includes('HK$')).toBe(hasPaid)
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull()
    const record = screen.queryByRole('link', { name: 'See refund progress' })?.getAttribute('href')
    expect(record).toBe(hasPaid ? '/refund_tickets?orderNo=B1' : undefined)
  })

  it.each([
    ['PENDING', {}, /^HK\$58\.50 has been on its way to Octopus since 23 November 2026, 09:00/],
    ['FAILED', {}, /^HK\$58\.50 to Octopus, accepted 23 November 2026, 09:00, has not gone through yet/],
    ['REFUSED', {}, /^HK\$58\.50 could not be returned to Octopus automatically\. Our staff have been handling it/],
    ['DONE', {}, 'HK$58.50 was refunded to Octopus on 24 November 2026.'],
    [
      'DONE',
      { outsideRef: 'BANK7' },
      /^HK\$58\.50 was refunded on 24 November 2026 by other means than Octopus\. .*BANK7/,
    ],
    ['DONE', { total: 0, totalFee: 6500 }, 'Tickets refunded on 24 November 2026. No money was due.'],
  ])('a request with a refund in state %s with %j shows number and payment method', async (state, change, sentence) => {
    const refund = { refundNo: 'R9', state, total: 5850, totalFee: 650, payType: 'octopusonline', tickets: ['T1'] }
    const moments = { applyTime: '2026-11-23 09:00:00', ...(state === 'DONE' && { doneTime: '2026-11-24 08:00:00' }) }
    service.show({ ...PAID, ...inStatus('refunded'), refunds: [{ ...refund, ...moments, ...change }] })
    const approved = requestRow({ state: 'APPROVED', endTime: '2026-11-23 09:00:00', refundNo: 'R9' })
    answerRequests(service, { ph: 'T1', reason: 'REFUND_ALREADY_REFUNDED' }).request = approved
    await open()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText('Refund number R9')).toBeTruthy()
    expect(screen.queryByText(/goes back to your original payment method/)).toBeNull()
    const progress = screen.getByRole('link', { name: 'See refund progress' })
    expect(progress.getAttribute('href')).toBe('/refund_tickets?orderNo=B1&refundNo=R9')
  })

  it('an order that the service refunds by itself links to its refund', async () => {
    service.show({ ...PAID, ...inStatus('refunding') })
    answerRequests(service, { ph: 'T1', reason: 'REFUND_ALREADY_REFUNDED' })
    const { here } = await open()
    await waitFor(() => expect(here()).toBe('/refund_tickets?orderNo=B1'))
  })
})

describe('[D9.17] an address without an order of this account', () => {
  it('an address without an order number sends no request', async () => {
    await open('/apply_refund')
    expect(screen.getByText('The link is incomplete: it names no order.')).toBeTruthy()
    expect(service.getCalls(queryOrderCall)).toEqual([])
  })

  it('the order of another member, or an unknown one, shows that it is invalid', async () => {
    service.on(queryOrderCall, { refuse: 'ORDER_NOT_FOUND' })
    service.on(queryRefundRequestCall, { refuse: 'ORDER_NOT_FOUND' })
    await open()
    expect(await screen.findByText('There is no such order, or it is not one of this account.')).toBeTruthy()
  })
})

it.each(scansInTurn([[]], 1))('axe finds nothing in %s in form and state', async (language) => {
  const state = answerRequests(service, { ph: 'T1', hasIdNumber: true, ...COUPON }, { ph: 'T2', ...SENIOR })
  const first = await openPage({ at: AT, language })
  await first.user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  expect(await findAxeViolations()).toEqual([])
  first.unmount()
  state.request = requestRow()
  await openPage({ at: AT, language })
  await waitFor(() => expect(screen.getByText('A1')).toBeTruthy())
  expect(await findAxeViolations()).toEqual([])
})
