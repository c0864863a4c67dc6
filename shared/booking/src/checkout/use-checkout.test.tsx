import type { QuoteRequest } from '@shuttle/calls'
import { NO_PASSENGERS } from '@shuttle/domain'
import {
  aMember,
  type FakeService,
  type PageOptions,
  renderPage,
  sellTickets,
  startFakeService,
} from '@shuttle/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { Activity, useState } from 'react'
import { FormSection, useFormSections } from './form-section'
import { LazyConcessionReminder } from './lazy-concession-reminder'
import { OrderBar } from './order-bar'
import { UnpaidNotice } from './unpaid-notice'
import { useCaptcha } from './use-captcha'
import { useCheckout } from './use-checkout'
import { useDropRefusedCoupons } from './use-drop-refused-coupons'
import { useQuoteView } from './use-quote-view'
import type { IdempotentRequest } from './use-submit-order'

const pending = new Map<string, IdempotentRequest>()
const pendingRequests = {
  get: (lineCode: string) => pending.get(lineCode),
  set: (lineCode: string, request: IdempotentRequest) => void pending.set(lineCode, request),
  clear: (lineCode: string) => void pending.delete(lineCode),
}
let service: FakeService
let sale: ReturnType<typeof sellTickets>
let show: (mode: 'visible' | 'hidden') => void
/** What the page does itself, by name, in the order of its calls. */
let done: string[] = []

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined
  pending.clear()
  done = []
  service = await startFakeService()
  sale = sellTickets(service, { '00': 6500 })
})
afterEach(() => service.stop())

interface FormProps {
  child?: number
  check?: () => boolean
  refusesChoice?: boolean
}

const Form = ({ child = 0, check = () => true, refusesChoice = false }: FormProps) => {
  const [coupons, setCoupons] = useState<readonly string[]>(['A', 'B'])
  const { sections, goTo } = useFormSections(['captcha', 'coupons', 'unpaid'])
  const counts = { ...NO_PASSENGERS, adult: 1, child }
  const quoteRequest: QuoteRequest = {
    lineCode: 'HKGZHO',
    category: 'oneWay',
    originCode: 'HKG',
    destinationCode: 'ZHO',
    date: '2026-11-25',
    fareType: 'day',
    currency: 'HKD',
    counts,
    boardingPoint: '',
    alightingPoint: '',
    coupons,
  }
  const quote = useQuoteView(quoteRequest)
  const captcha = useCaptcha(quote.view.kind === 'ready' ? quote.view.quote : undefined)
  const checkout = useCheckout({
    name: 'a test',
    pendingRequests,
    counts,
    quoteRequest,
    quote,
    captcha,
    toOrderRequest: (request) => ({ ...request, passengers: [{ type: 'adult', name: 'CHAN', idNumber: 'A1' }] }),
    toPaymentHref: (orderNo) => `/pay?orderNo=${orderNo}`,
    toText: () => 'refused by the service',
    check,
    goTo: (section) => {
      done.push(`go to ${section}`)
      goTo(section)
    },
    onCouponsRefused: useDropRefusedCoupons(quote.view, coupons, setCoupons),
    onChoiceRefused: ({ kind }, text) => {
      done.push(`${kind}: ${text}`)
      return refusesChoice
    },
    onPlaced: () => done.push('placed'),
  })
  return (
    <>
      {checkout.unpaidOrderNo !== undefined && (
        <FormSection at={sections.unpaid}>
          <UnpaidNotice orderNo={checkout.unpaidOrderNo} />
        </FormSection>
      )}
      <output>{coupons.join()}</output>
      <OrderBar
        view={quote.view}
        placing={checkout.isPlacing}
        onConfirm={() => void checkout.confirm()}
        onTooEarly={checkout.showPriceFirst}
      />
      <LazyConcessionReminder
        open={checkout.isReminding}
        onProceed={checkout.place}
        onChange={checkout.dismissReminder}
      />
    </>
  )
}
/** The page in the shell's page stack: hidden while another page is on top. */
const Page = (props: FormProps) => {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible')
  show = setMode
  return (
    <Activity mode={mode}>
      <Form {...props} />
    </Activity>
  )
}
const totalIs = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-bottom-bar] p')?.textContent).toContain(text))
const open = async (props: FormProps = {}, options: Partial<PageOptions> = {}) => {
  const opened = renderPage({ at: '/buy', texts: {}, screen: <Page {...props} />, session: aMember(), ...options })
  await totalIs('HK$65.00')
  const press = async (name: string) => opened.user.click(await screen.findByRole('button', { name }))
  return { ...opened, press, confirm: () => press('Confirm order') }
}

describe('[P5.check.9] confirm places the order', () => {
  it('the order has what the page adds, and leads to its payment page', async () => {
    const { confirm, here } = await open()
    await confirm()
    await waitFor(() => expect(here()).toBe('/pay?orderNo=B1'))
    expect(sale.orders()[0]?.body.tickets).toMatchObject([{ userName: 'CHAN', idCard: 'A1' }])
    expect(done).toEqual(['placed'])
    expect(pending.size).toBe(0)
  })

  it('[P5.check.1] a visitor signs in first, and the order continues', async () => {
    const { confirm, here } = await open({}, { session: { kind: 'visitor' } })
    await confirm()
    await waitFor(() => expect(here()).toBe('/pay?orderNo=B1'))
  })

  it('[P5.check.1] a declined sign-in places nothing', async () => {
    const { confirm, host } = await open({ check: () => Boolean(done.push('check')) }, { session: { kind: 'visitor' } })
    host.popup = undefined
    await confirm()
    expect([sale.orders(), done]).toEqual([[], []])
  })

  it('a failed check of the page places nothing', async () => {
    const { confirm } = await open({ check: () => false })
    await confirm()
    expect(sale.orders()).toEqual([])
  })

  it('[D9.14] the same order is sent again, with its key and time, when the connection broke', async () => {
    const { confirm, host, here } = await open({}, { takesFaults: true })
    sale.onOrder(() => ({ break: true }))
    await confirm()
    await waitFor(() => expect(host.anomalies).toHaveLength(1))
    sale.onOrder(() => undefined)
    await confirm()
    await waitFor(() => expect(here()).toBe('/pay?orderNo=B1'))
    expect(new Set(sale.orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(new Set(sale.orders().map(({ body }) => body.timestamp)).size).toBe(1)
  })
})

describe('[P2.details.11, P5.reminder.1] reminder of discounted tickets', () => {
  it('the reminder comes before an order with a child, which is placed once it is confirmed', async () => {
    const { confirm, press, here } = await open({ child: 1 })
    await confirm()
    await screen.findByRole('alertdialog', { name: 'Discounted tickets' })
    expect(sale.orders()).toEqual([])
    await press('Yes, continue')
    await waitFor(() => expect(here()).toBe('/pay?orderNo=B1'))
  })

  it('a total that changed under the reminder needs a new confirmation', async () => {
    const { confirm, press, host } = await open({ child: 1 })
    await confirm()
    await screen.findByRole('alertdialog', { name: 'Discounted tickets' })
    sale.quotesAre({ totalMoney: 6000, totalNeedpay: 6000 })
    await act(() => host.queryClient.invalidateQueries({ queryKey: ['quote'] }))
    await totalIs('HK$60.00')
    await press('Yes, continue')
    await waitFor(() => expect(host.toastTexts.at(-1)).toMatch(/^The fare has changed/))
    expect(sale.orders()).toEqual([])
  })
})

describe('refusals of an order', () => {
  it('a changed price is shown before it can be confirmed', async () => {
    const { confirm, host, here } = await open()
    sale.quotesAre({ totalMoney: 7000, totalNeedpay: 7000 })
    sale.onOrder(() => ({ refuse: 'AMOUNT_MISMATCH' }))
    await confirm()
    await totalIs('HK$70.00')
    expect(done).toEqual(['price-changed: refused by the service'])
    expect(host.toastTexts).toEqual(['refused by the service'])
    sale.onOrder(() => undefined)
    await confirm()
    await waitFor(() => expect(here()).toBe('/pay?orderNo=B1'))
    expect(sale.orders()[1]?.body).toMatchObject({ totalNeedpay: 7000 })
  })

  it('a choice that the page shows as refused brings no toast, another refusal does', async () => {
    const first = await open({ refusesChoice: true })
    sale.onOrder(() => ({ refuse: 'SOLD_OUT' }))
    await first.confirm()
    await waitFor(() => expect(done).toEqual(['sold-out: refused by the service']))
    expect(first.host.toastTexts).toEqual([])
    first.unmount()
    const { confirm, host } = await open()
    sale.onOrder(() => ({ refuse: 'TOO_MANY_UNPAID_ORDERS' }))
    await confirm()
    await waitFor(() => expect(host.toastTexts).toHaveLength(1))
  })

  it('a refused captcha leads to it, and the kind that is required is queried again', async () => {
    const { confirm, host } = await open()
    sale.onOrder(() => ({ refuse: 'CAPTCHA_MISSING' }))
    const before = sale.quotes().length
    await confirm()
    await waitFor(() => expect(done).toEqual(['go to captcha']))
    await waitFor(() => expect(sale.quotes().length).toBeGreaterThan(before))
    expect(host.toastTexts).toEqual([])
  })

  it('a refused coupon is dropped, the others stay, and the total is queried without it', async () => {
    const { confirm } = await open()
    sale.onOrder(() => ({ refuse: 'COUPON_NOT_USABLE', data: { voucherNo: 'A' } }))
    await confirm()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('B'))
    expect(done).toEqual(['go to coupons'])
    await waitFor(() => expect(sale.quotes().at(-1)?.body).toMatchObject({ voucherStr: 'B' }))
  })
})

describe('[P2.route.9, P8.unpaid.1] an unpaid order prevents a new one', () => {
  const openUnpaid = async () => {
    const opened = await open()
    sale.onOrder(() => ({ refuse: 'UNPAID_ORDER_EXISTS', data: { orderNo: 'OLD1' } }))
    await opened.confirm()
    const way = await screen.findByRole('link', { name: 'Go to the unpaid order' })
    expect(way.getAttribute('href')).toBe('/details_payment?orderNo=OLD1')
    return opened
  }

  it('an unpaid order is shown first; 2.5 s later the screen goes to the unpaid tab', async () => {
    const startedAt = performance.now()
    const { host, here } = await openUnpaid()
    expect(host.toastTexts).toEqual(['refused by the service'])
    expect(done).toEqual(['go to unpaid'])
    await waitFor(() => expect(here()).toBe('/my_order?tab1=1'))
    expect(performance.now() - startedAt).toBeGreaterThan(2450)
  })

  it.each(['orders:order-paid', 'orders:order-cancelled'] as const)(
    'an order is no longer shown as unpaid after %s, while the screen was hidden too',
    async (event) => {
      const { host } = await openUnpaid()
      act(() => show('hidden'))
      act(() => host.events.emit(event, { orderNo: 'ANOTHER' }))
      act(() => show('visible'))
      expect(screen.getByRole('link', { name: 'Go to the unpaid order' })).toBeTruthy()
      act(() => show('hidden'))
      act(() => host.events.emit(event, { orderNo: 'OLD1' }))
      act(() => show('visible'))
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to the unpaid order' })).toBeNull())
    },
  )
})
