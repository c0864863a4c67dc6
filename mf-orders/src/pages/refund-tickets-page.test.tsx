import { aMember, findAxeViolations, renderPage, scansInTurn } from '@shuttle/testing'
import { applyRefundCall, queryOrderCall, queryRefundPreviewCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { remote } from '../remote'
import { openPage } from '../testing/open-page'
import { inStatus, type OrdersService, type Status, startOrdersService, ticketList } from '../testing/orders-service'
import { answerRefunds, type FakeTicket } from '../testing/refund-service'

const AT = '/refund_tickets?orderNo=B1'
const SINCE_SALE = {
  ...{ policyId: 'purchase-2', dateFrom: '', dateTo: '', clock: 'SALE', cutoffMinutes: 0, automatic: true },
  ...{ tiers: [{ minutes: 120, rate: 1000 }, { rate: 2000 }], rounding: 'CENT', minimumFee: 0, couponOrders: 'MANUAL' },
  ...{ discountedTickets: 'MANUAL', lineCodes: [], feeTypes: [], forceMajeureFull: true },
}
const CHAN = { ph: 'T1', userName: 'CHAN TAI MAN' }
const LEE = { ph: 'T2', userName: 'LEE MEI LING' }
const SENIOR = {
  ...{ ph: 'T3', userName: 'CHAN KWOK KEUNG', ticketType: '01', fare: 3300 },
  ...{ reason: 'REFUND_DISCOUNTED', byApplication: true },
}

let service: OrdersService
beforeEach(async () => {
  sessionStorage.clear()
  service = await startOrdersService()
})
afterEach(() => service.stop())

/** Opens the refund page of order B1 with these tickets. */
const show = (tickets: FakeTicket[], status: Status = 'paid', change: Record<string, unknown> = {}) => {
  const rows = tickets.map(({ ph, leg = '1', cpzt = '00', ticketType = '00' }) => {
    const passengerNo = Number(/\d+/.exec(ph)?.[0])
    return [ph, { leg, cpzt, ticketType, passengerNo }] as const
  })
  const paid = { payType: 'octopusonline', orderReqno: 'R1', phList: ticketList(Object.fromEntries(rows)) }
  service.show({ ...inStatus(status), ...paid, ...change }, {}, { refundPolicy: SINCE_SALE })
  return answerRefunds(service, tickets)
}
const open = (options: Partial<Parameters<typeof openPage>[0]> = {}) => openPage({ at: AT, ...options })

const row = async (name: string) => {
  const label = await screen.findByText(new RegExp(`^${name}`), { selector: 'label' })
  return within(label.closest('li') as HTMLElement)
}
const box = async (name: string) => (await row(name)).getByRole<HTMLInputElement>('checkbox')
const amounts = async (name: string) =>
  [...(await row(name)).getAllByRole('definition')].map(({ textContent }) => textContent)
const bar = () => confirm().parentElement?.querySelector('p')?.textContent
const confirm = () => screen.getByRole('button', { name: 'Confirm refund' })
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], ...names: string[]) => {
  for (const name of names) await user.click(await box(name))
}
const dialog = async () => within(await screen.findByRole('alertdialog'))

describe('[D3.refund.1] the refund page before anything is chosen', () => {
  it('shows state, fare, fee and refund of every ticket, and why one is not refunded online', async () => {
    show([CHAN, LEE, SENIOR, { ph: 'T4', userName: 'WONG', cpzt: '10' }], 'partlyRefunded')
    await open()
    expect(await amounts('CHAN TAI MAN')).toEqual(['HK$65.00', 'HK$6.50', 'HK$58.50'])
    expect((await row('LEE MEI LING')).getByText('Not used yet')).toBeTruthy()
    const senior = await row('CHAN KWOK KEUNG')
    expect(await amounts('CHAN KWOK KEUNG')).toEqual(['HK$33.00', 'HK$3.30', 'HK$29.70'])
    expect(senior.getByText(/^Discounted tickets are refunded by our staff\..*14 working days/)).toBeTruthy()
    expect(senior.getByRole('link').getAttribute('href')).toBe('/apply_refund?orderNo=B1')
    expect((await row('WONG')).getByText('Refunded')).toBeTruthy()
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
    expect(bar()).toContain('HK$0.00')
  })

  it.each([
    [
      'PENDING',
      'HK$58.50 has been on its way to Octopus since 21 November 2026, 09:20. ' +
        'We e-mail you once the payment provider confirms it. Refund number R1.',
    ],
    ['DONE', 'HK$58.50 was refunded to Octopus on 21 November 2026. Refund number R1.'],
  ])('an earlier refund in state %s shows its amount, number and day', async (state, sentence) => {
    const refunded = show([CHAN, { ...LEE, cpzt: '10' }], 'partlyRefunded')
    const doneTime = state === 'DONE' ? { doneTime: '2026-11-21 09:50:00' } : {}
    refunded.state.refunds.push(refunded.toRefund(['T2'], { applyTime: '2026-11-21 09:20:00', state, ...doneTime }))
    await open()
    expect((await row('LEE MEI LING')).getByText(sentence)).toBeTruthy()
  })

  it('a leg whose refund was accepted closes the other one, and is not called refunded', async () => {
    const legs = ['T1', 'T1r']
    const half = { ...CHAN, ph: 'T1r', leg: '2', together: legs, cpzt: '10' }
    show([{ ...CHAN, together: legs, reason: 'REFUND_ALREADY_REFUNDED' }, half, LEE], 'partlyRefunded')
    await open()
    expect((await row('CHAN')).getByText('A refund of this ticket was already accepted.')).toBeTruthy()
  })

  it('shows the paid share where discounts were applied', async () => {
    show([{ ...CHAN, paid: 5000 }, LEE])
    await open()
    expect((await row('CHAN')).getByText('Fare HK$65.00, HK$50.00 paid after discounts')).toBeTruthy()
    expect(await amounts('CHAN')).toEqual(['HK$50.00', 'HK$5.00', 'HK$45.00'])
  })

  it('shows once what closes every ticket, with the link to a request where staff may decide', async () => {
    const closed = { reason: 'REFUND_COUPON_USED', byApplication: true }
    show([
      { ...CHAN, ...closed },
      { ...LEE, ...closed },
    ])
    await open()
    expect(await screen.findAllByText(/^A coupon was used for this order/)).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Apply for a refund' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm refund' })).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByText(/^The fee is now/)).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('replaces the refund page by the request page for an order that is refunded on request only', async () => {
    show([SENIOR], 'paid', { adultTotal: 0, elderlyTotal: 1, elderlyFee: '33.00' })
    const { here, arrivedBy } = await open()
    await waitFor(() => expect(here()).toBe('/apply_refund?orderNo=B1'))
    expect(arrivedBy()).toBe('REPLACE')
  })

  it('shows why neither the refund page nor a request refunds a ticket', async () => {
    show([{ ...SENIOR, reason: 'REFUND_TIME_PASSED', byApplication: false }], 'paid', {
      adultTotal: 0,
      elderlyTotal: 1,
    })
    const { here } = await open()
    expect(await screen.findByText('The time for a refund has passed.')).toBeTruthy()
    expect(here()).toBe(AT)
  })

  it('[D3.refund.11] shows the fee, the time left and the next fee by the clock of the service', async () => {
    show([CHAN], 'paid')
    const { timeIs } = await open()
    await screen.findByText('The fee is now 10%')
    expect(screen.getByText(/^It rises to 20% after 12:00 today\./)).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('2:00:00 left')
    timeIs('10:38:18')
    expect(screen.getByRole('timer').textContent).toBe('1:21:42 left')
    expect(screen.getByText(/^No changes\. Refund fee: 10% within 2 hours of sale, 20% after\./)).toBeTruthy()
  })
})

describe('[D3.refund.9] the choice of tickets', () => {
  const BOTH_WAYS = [
    { ...CHAN, together: ['T1', 'T1r'] },
    { ...CHAN, ph: 'T1r', leg: '2', together: ['T1', 'T1r'] },
    { ...LEE, together: ['T2', 'T2r'] },
    { ...LEE, ph: 'T2r', leg: '2', together: ['T2', 'T2r'] },
  ]
  it('includes both legs of a passenger, in one row', async () => {
    show(BOTH_WAYS, 'paid', { dtbz: '02', ticketDataRe: '2026-11-26' })
    const { user } = await open()
    expect(await amounts('CHAN')).toEqual(['HK$130.00', 'HK$13.00', 'HK$117.00'])
    expect((await row('CHAN')).getByText('Outbound 24 Nov + Return 26 Nov')).toBeTruthy()
    expect((await row('CHAN')).getByText('Each way HK$65.00, fee HK$6.50, refund HK$58.50')).toBeTruthy()
    await choose(user, 'CHAN')
    expect(screen.getByText('2 tickets chosen')).toBeTruthy()
    expect(bar()).toBe('Refund HK$117.002 tickets HK$130.00, fee HK$13.00. Back to: Octopus')
  })

  it('includes all of an order that had a promotion', async () => {
    const together = ['T1', 'T2']
    show([
      { ...CHAN, together },
      { ...LEE, together, paid: 0 },
    ])
    const { user } = await open()
    await choose(user, 'LEE')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    expect(screen.getByText(/^This order had a promotion/)).toBeTruthy()
    await choose(user, 'CHAN')
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  it('includes an infant with the last adult and shows that', async () => {
    show([CHAN, { ph: 'T2', userName: 'BABY', ticketType: '04', fare: 0 }])
    const { user } = await open()
    await choose(user, 'CHAN')
    expect((await box('BABY')).checked).toBe(true)
    expect((await row('BABY')).getByText('Cannot travel alone, so this is refunded too.')).toBeTruthy()
    await choose(user, 'BABY')
    expect((await box('BABY')).checked).toBe(true)
    await choose(user, 'CHAN')
    expect((await box('BABY')).checked).toBe(false)
  })

  it('the choice of tickets does not include the last adult of a child that only staff refund, and names the child', async () => {
    const child = { ph: 'T3', userName: 'CHAN SIU MING', ticketType: '02', fare: 3300 }
    show([CHAN, LEE, { ...child, reason: 'REFUND_DISCOUNTED', byApplication: true }])
    const { user } = await open()
    await choose(user, 'CHAN TAI MAN')
    const lee = await row('LEE')
    expect(lee.getByText(/^CHAN SIU MING cannot travel alone, so these tickets go back together/)).toBeTruthy()
    await choose(user, 'LEE')
    expect((await box('LEE')).checked).toBe(false)
  })

  it('preselects the only passenger, requires a reason, and focuses it when it is missing', async () => {
    show([CHAN])
    const { user } = await open()
    expect((await box('CHAN')).checked).toBe(true)
    await user.click(confirm())
    expect(screen.getByText('Please choose a reason')).toBeTruthy()
    expect(document.activeElement?.getAttribute('type')).toBe('radio')
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    await user.click(confirm())
    expect(screen.getByText('Please tell us the reason')).toBeTruthy()
    expect(document.activeElement?.tagName).toBe('TEXTAREA')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('requires at least one ticket, and takes the focus', async () => {
    show([CHAN, LEE])
    const { user } = await open()
    await box('CHAN')
    await user.click(confirm())
    expect(screen.getByText('Please choose the tickets to refund')).toBeTruthy()
    expect(document.activeElement).toBe(await box('CHAN'))
  })

  it('[D3.refund.11] the choice of tickets stays with its reason and text after a reload, without a name', async () => {
    show([CHAN, LEE])
    const { user, unmount } = await open()
    await choose(user, 'LEE')
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    await user.enter(screen.getByRole('textbox'), 'Too hot')
    expect(screen.getByText('193 characters left')).toBeTruthy()
    unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('LEE')
    await open()
    expect([(await box('CHAN')).checked, (await box('LEE')).checked]).toEqual([false, true])
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Too hot')
  })
})

describe('[A5.text.6] a confirmed refund', () => {
  const openChosen = async (tickets: FakeTicket[] = [CHAN, LEE]) => {
    const fake = show(tickets)
    const opened = await open()
    await choose(opened.user, 'CHAN')
    await opened.user.click(screen.getByRole('radio', { name: 'Illness' }))
    await waitFor(() => expect(fake.state.quotes).toBeGreaterThan(0))
    return { ...opened, fake }
  }
  const openQuestion = async (user: Awaited<ReturnType<typeof openChosen>>['user'], button: string) => {
    await user.click(confirm())
    const question = await dialog()
    await waitFor(() =>
      expect(question.getByRole('button', { name: button }).getAttribute('aria-disabled')).not.toBe('true'),
    )
    return question
  }

  it('[D3.refund.12] shows amount and payment method before it is sent, and its state, also after a reload', async () => {
    const { user, host, here, arrivedBy, unmount } = await openChosen()
    const heard: unknown[] = []
    host.events.on('orders:order-refunded', (detail) => heard.push(detail))
    const question = await openQuestion(user, 'Refund HK$58.50')
    expect(
      question.getByText(/^HK\$58\.50 goes back to your original payment method, Octopus\. The fee is HK\$6\.50\./),
    ).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Refund HK$58.50' }))
    expect(await screen.findByText('Refund accepted')).toBeTruthy()
    expect(service.getCalls(applyRefundCall).map(({ body }) => body)).toEqual([
      { orderNo: 'B1', tickets: ['T1'], quoteId: 'Q1', reasonCode: 'ILLNESS', reasonText: '' },
    ])
    expect([here(), arrivedBy()]).toEqual([`${AT}&refundNo=R1`, 'REPLACE'])
    expect(heard).toEqual([{ orderNo: 'B1' }])
    await waitFor(() => expect(service.getCalls(queryOrderCall)).toHaveLength(2))
    expect(screen.getByText(/^HK\$58\.50 is on its way back to Octopus\./)).toBeTruthy()
    expect(screen.getByText('Your other ticket is still valid.')).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('Refund accepted')
    unmount()
    await open({ at: `${AT}&refundNo=R1` })
    expect(await screen.findByText('Refund accepted')).toBeTruthy()
  })

  it('[D3.refund.3, D3.refund.12] a confirmed refund is not charged when the fee has changed, and shows the new fee', async () => {
    const { user, host, fake } = await openChosen()
    const question = await openQuestion(user, 'Refund HK$58.50')
    fake.state.rate = 2000
    service.on(applyRefundCall, { refuse: 'REFUND_FEE_CHANGED', data: { quoteId: 'Q9' } })
    await user.click(question.getByRole('button', { name: 'Refund HK$58.50' }))
    const sentence =
      'The fee went from HK$6.50 to HK$13.00, and the refund is now HK$52.00. Please check before you confirm.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(host.toasts).toEqual([{ message: sentence, kind: 'notice' }])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(bar()).toContain('HK$52.00')
    expect(service.getCalls(applyRefundCall)).toHaveLength(1)
  })

  it('[D3.refund.3] the page loads a new quote when the old one has ended, and closes the confirmation of the old one', async () => {
    const { user, fake, timeIs } = await openChosen()
    await openQuestion(user, 'Refund HK$58.50')
    const before = service.getCalls(queryRefundPreviewCall).length
    Object.assign(fake.state, { rate: 2000, validUntil: '2026-11-21 12:10:01', nextFeeTime: undefined })
    timeIs('12:00:01')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText(/^The fee went from HK\$6\.50 to HK\$13\.00/)).toBeTruthy()
    expect(await amounts('LEE')).toEqual(['HK$65.00', 'HK$13.00', 'HK$52.00'])
    expect(service.getCalls(queryRefundPreviewCall).length).toBeGreaterThan(before)
    expect(service.getCalls(applyRefundCall)).toEqual([])
  })

  it('a confirmed refund is refused in place when tickets changed meanwhile, and the choice starts anew', async () => {
    const { user, fake } = await openChosen()
    const question = await openQuestion(user, 'Refund HK$58.50')
    fake.state.tickets = [{ ...CHAN, reason: 'REFUND_COLLECTED_OR_CHECKED' }, LEE]
    service.on(applyRefundCall, { refuse: 'REFUND_COLLECTED_OR_CHECKED', message: 'A ticket was checked at a gate' })
    await user.click(question.getByRole('button', { name: 'Refund HK$58.50' }))
    expect(await screen.findByText('A ticket was checked at a gate')).toBeTruthy()
    await waitFor(async () => expect((await box('CHAN')).checked).toBe(false))
  })

  it('[D3.refund.13] a confirmed refund is found in the record when its answer was lost and the page opens again', async () => {
    const { user, fake, host, unmount } = await openChosen()
    const question = await openQuestion(user, 'Refund HK$58.50')
    service.on(applyRefundCall, { break: true })
    await user.click(question.getByRole('button', { name: 'Refund HK$58.50' }))
    await waitFor(() => expect(host.anomalies).toHaveLength(1))
    fake.state.refunds.push(fake.toRefund(['T1'], { state: 'DONE', doneTime: '2026-11-21 10:01:00' }))
    fake.state.tickets = [{ ...CHAN, cpzt: '10' }, LEE]
    unmount()
    const { here } = await open()
    expect(await screen.findByText('Refund completed')).toBeTruthy()
    expect(here()).toBe(`${AT}&refundNo=R1`)
  })

  it('[D3.refund.13] shows that no money goes back when nothing was paid', async () => {
    const { user } = await openChosen([{ ...CHAN, paid: 0 }, LEE])
    expect(bar()).toContain('Nothing was paid, so no money goes back.')
    const question = await openQuestion(user, 'Refund tickets')
    await user.click(question.getByRole('button', { name: 'Refund tickets' }))
    expect(await screen.findByText(/^The tickets are refunded\. Nothing was paid/)).toBeTruthy()
  })
})

describe('an address without anything to refund', () => {
  it('[A2.refund.1] an address without an order number sends no request and links to the list', async () => {
    await openPage({ at: '/refund_tickets' })
    expect(screen.getByText('The link is incomplete: it names no order.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See my orders' })).toBeTruthy()
    expect(service.calls).toEqual([])
  })

  it('the order of another member, or an unknown one, shows that it is invalid', async () => {
    show([CHAN])
    service.on(queryRefundPreviewCall, { refuse: 'ORDER_NOT_FOUND' })
    await open()
    expect(await screen.findByText('There is no such order, or it is not one of this account.')).toBeTruthy()
  })

  it('an order that could not be loaded is loaded by Retry', async () => {
    show([CHAN])
    service.on(queryRefundPreviewCall, { refuse: 'NEW_CODE', message: 'Come back at noon' })
    const { user, host } = await open()
    expect(await screen.findByText('The tickets could not be loaded')).toBeTruthy()
    expect(host.toastTexts).toEqual(['Come back at noon'])
    answerRefunds(service, [CHAN])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await box('CHAN')).toBeTruthy()
  })

  it.each<[Status, RegExp]>([
    ['toPay', /^This order is not paid yet/],
    ['used', /^The tickets were used, so they cannot be refunded/],
    ['cancelled', /^This order was cancelled/],
    ['ended', /^This trip is over/],
    ['refunding', /^The refund is under way/],
    ['refunded', /^All tickets have been refunded/],
  ])('an order that is %s shows the reason and links back to the order', async (status, sentence) => {
    const { state, toRefund } = show([{ ...CHAN, cpzt: '10' }], status)
    state.refunds.push(toRefund(['T1'], { state: 'PENDING' }))
    await open()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toMatch(
      /^\/order_details\?orderNo=B1/,
    )
    expect(screen.getByRole('link', { name: 'Refund number R1' })).toBeTruthy()
  })

  it('an order whose request waits leads to the request', async () => {
    show([CHAN], 'refunding')
    await open()
    const link = await screen.findByRole('link', { name: 'See the request' })
    expect(link.getAttribute('href')).toBe('/apply_refund?orderNo=B1')
  })

  it.each([
    ['DONE', { outsideRef: 'BANK-7', doneTime: '2026-11-22 08:00:00' }, /by other means than Octopus\. Reference:/],
    ['FAILED', {}, /has not gone through yet\. We try again under the same number/],
  ])('a refund in state %s with %j shows its actual payment method', async (state, change, sentence) => {
    const refunded = show([{ ...CHAN, cpzt: '10' }], 'refunded')
    refunded.state.refunds.push(refunded.toRefund(['T1'], { state, ...change }))
    await open({ at: `${AT}&refundNo=R1` })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText(/has gone back to|is on its way back/)).toBeNull()
  })

  it('an address with an unknown refund shows the choice', async () => {
    show([CHAN])
    await open({ at: `${AT}&refundNo=R404` })
    expect(await box('CHAN')).toBeTruthy()
  })
})

it.each([
  ['REFUSED', 'Our staff are handling this refund', /could not be returned automatically/],
  ['FAILED', 'Refund accepted', /has not gone through yet/],
  ['PENDING', 'Refund accepted', /is on its way back to Octopus/],
  ['DONE', 'Refund completed', /has gone back to Octopus/],
])('[D3.refund.13] a refund whose money is %s shows that', async (refundState, title, sentence) => {
  const { state, toRefund } = show([{ ...CHAN, cpzt: '10' }], 'refunding')
  state.refunds.push(toRefund(['T1'], { state: refundState }))
  await open({ at: `${AT}&refundNo=R1` })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
})

describe('[D10.8] the slot refund-entry.v1', () => {
  const openSlot = async () => {
    const { Slot } = (await remote.slots['refund-entry.v1']?.()) ?? {}
    const { texts } = await remote.texts.en()
    return renderPage({
      at: '/details_succeed',
      session: aMember(),
      texts: { [remote.manifest.name]: texts },
      screen: Slot && <Slot orderNo="B1" />,
    })
  }
  it.each<[Status, string | undefined]>([
    ['paid', '/refund_tickets?orderNo=B1'],
    ['used', undefined],
  ])('links for an order that is %s to %s', async (status, path) => {
    show([CHAN], status)
    await openSlot()
    await waitFor(() => expect(screen.queryByText('Loading the order')).toBeNull())
    expect(screen.queryByRole('link', { name: 'I want a refund' })?.getAttribute('href')).toBe(path)
    expect(screen.queryByText('The fee is 10% until 12:00 today, then 20%.') !== null).toBe(path !== undefined)
  })

  it('shows why the order could not be loaded, and loads it by Retry', async () => {
    show([CHAN])
    service.on(queryOrderCall, { refuse: 'NEW_CODE', message: 'Come back at noon' })
    const { user, host } = await openSlot()
    expect(await screen.findByText('The refund options could not be loaded')).toBeTruthy()
    expect(screen.getByText('Come back at noon')).toBeTruthy()
    expect([host.toastTexts, host.anomalies]).toEqual([[], []])
    show([CHAN])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'I want a refund' })).toBeTruthy()
  })
})

it.each(scansInTurn([[]], 2))('the page has no axe findings in %s', async (language) => {
  show([CHAN, LEE, SENIOR])
  await open({ language })
  await screen.findAllByRole('checkbox')
  expect(await findAxeViolations()).toEqual([])
})
