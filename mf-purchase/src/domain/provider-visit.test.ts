import { CONFIRM_POLLS } from './confirm-event'
import {
  answeredVisit,
  isVisitInFlight,
  isVisitOverlaid,
  type ProviderVisit,
  type ProviderVisitEvent,
  providerVisit,
} from './provider-visit'

const attempt = { orderNo: 'B1', orderReqno: 'R1' }
const after = (...events: ProviderVisitEvent[]): ProviderVisit =>
  events.reduce<ProviderVisit>(providerVisit, { kind: 'idle' })
const inWallet: ProviderVisitEvent[] = [{ type: 'pressed' }, { type: 'wallet-opened', attempt }]
const paidEvents: ProviderVisitEvent[] = [...inWallet, { type: 'answered', hint: 'done' }]
const pending: ProviderVisitEvent = { type: 'still-pending' }

describe('purchase 7: a payment in the wallet or at a provider’s site', () => {
  it('a visit is paid only when the service confirms it', () => {
    expect(after(...paidEvents)).toEqual({ kind: 'confirming', attempt, polls: 0 })
    expect(after(...paidEvents, { type: 'confirmed' })).toEqual({ kind: 'paid', attempt })
    expect(after(...inWallet, { type: 'confirmed' }).kind).toBe('wallet')
  })
  it('a visit repeats the confirmation while the answer is pending, up to a limit', () => {
    const times = (count: number) => Array.from({ length: count }, () => pending)
    expect(after(...paidEvents, ...times(CONFIRM_POLLS - 1))).toMatchObject({ kind: 'confirming' })
    expect(after(...paidEvents, ...times(CONFIRM_POLLS))).toEqual({ kind: 'undecided', attempt })
  })
  it.each([
    ['cancelled', 'cancelled'],
    ['failed', 'error'],
    ['timedOut', 'timeout'],
  ] as const)('a visit that returns as %s is checked once, and ends as %s', (hint, kind) => {
    expect(answeredVisit(attempt, hint).kind).toBe('checking')
    const unknown = {
      timedOut: { kind: 'undecided', attempt },
      failed: { kind: 'undecided', attempt },
      cancelled: { kind, isUnsettled: true },
    }
    expect(after(...inWallet, { type: 'answered', hint }, pending)).toEqual(unknown[hint])
    const hasNoMoney = { type: 'confirm-refused', code: 'PAYMENT_FAILED' } as const
    expect(after(...inWallet, { type: 'answered', hint }, hasNoMoney)).toEqual({ kind })
  })
  it('a visit is paid even if the browser reported that it was not', () => {
    expect(after(...inWallet, { type: 'answered', hint: 'cancelled' }, { type: 'confirmed' }).kind).toBe('paid')
  })
  it.each([
    ['PAYMENT_AMOUNT_MISMATCH', 'amountRefused'],
    ['ORDER_EXPIRED', 'expired'],
    ['PAYMENT_FAILED', 'error'],
  ])('a visit refused with %s ends as %s', (code, kind) => {
    expect(after(...paidEvents, { type: 'confirm-refused', code }).kind).toBe(kind)
  })
  it('a visit without an answer must not be paid again, but may be checked again', () => {
    const undecided = after(...paidEvents, { type: 'confirm-failed' })
    expect(undecided).toEqual({ kind: 'undecided', attempt })
    expect(providerVisit(undecided, { type: 'pressed' })).toBe(undecided)
    expect(providerVisit(undecided, { type: 'set-aside' })).toEqual({ kind: 'idle' })
    expect(providerVisit(undecided, { type: 'check-again' })).toEqual({ kind: 'confirming', attempt, polls: 0 })
  })
  it('a visit may be tried again after it was cancelled, and after an error was closed', () => {
    expect(providerVisit({ kind: 'cancelled' }, { type: 'pressed' }).kind).toBe('requesting')
    expect(providerVisit({ kind: 'error' }, { type: 'closed' }).kind).toBe('idle')
    expect(providerVisit({ kind: 'timeout' }, { type: 'closed' }).kind).toBe('idle')
    expect(providerVisit({ kind: 'cancelled' }, { type: 'closed' }).kind).toBe('idle')
  })
  it('a second press opens no second attempt', () => {
    expect(after(...inWallet, { type: 'pressed' }).kind).toBe('wallet')
    expect(after({ type: 'pressed' }, { type: 'attempt-refused' }).kind).toBe('idle')
  })
  it('no event changes a paid visit', () => {
    const paid: ProviderVisit = { kind: 'paid', attempt }
    for (const event of [pending, { type: 'closed' }, { type: 'answered', hint: 'failed' }] as const)
      expect(providerVisit(paid, event)).toBe(paid)
  })
})

describe('an attempt of the order that was opened earlier', () => {
  const found: ProviderVisitEvent = { type: 'attempt-found', attempt }
  it('a found attempt is checked without an overlay, and never during another payment', () => {
    expect(after(found)).toEqual({ kind: 'found', attempt })
    expect(isVisitOverlaid(after(found))).toBe(false)
    expect(isVisitInFlight(after(found))).toBe(false)
    expect(after(...inWallet, found).kind).toBe('wallet')
  })
  it.each([
    [pending, { kind: 'undecided', attempt }],
    [{ type: 'confirm-failed' }, { kind: 'undecided', attempt }],
    [{ type: 'confirmed' }, { kind: 'paid', attempt }],
    [
      { type: 'confirm-refused', code: 'PAYMENT_FAILED' },
      { kind: 'idle', hasNoMoney: true },
    ],
    [
      { type: 'confirm-refused', code: 'PAYMENT_AMOUNT_MISMATCH' },
      { kind: 'idle', hasNoMoney: true },
    ],
    [{ type: 'confirm-refused', code: 'ORDER_EXPIRED' }, { kind: 'expired' }],
    [{ type: 'pressed' }, { kind: 'requesting' }],
    [{ type: 'closed' }, { kind: 'idle' }],
  ] as const)('a found attempt after %j is %j', (event, visit) => {
    expect(after(found, event)).toEqual(visit)
  })
  it('a found attempt settles no later payment', () => {
    const noMoney: ProviderVisitEvent = { type: 'confirm-refused', code: 'PAYMENT_FAILED' }
    expect(after(found, noMoney, { type: 'closed' })).toEqual({ kind: 'idle' })
  })
})

describe('purchase 5: please do not leave or close the page', () => {
  it('[P5.payment.2] the warning applies while a payment is in progress, but not when the page posts to the provider', () => {
    expect(isVisitInFlight(after(...inWallet))).toBe(true)
    expect(isVisitInFlight(after(...paidEvents))).toBe(true)
    const leaving = after({ type: 'pressed' }, { type: 'form-posted', attempt })
    expect(isVisitOverlaid(leaving)).toBe(true)
    expect(isVisitInFlight(leaving)).toBe(false)
    expect(isVisitInFlight({ kind: 'undecided', attempt })).toBe(false)
  })
  it('a page that becomes visible again checks the outcome', () => {
    const leaving = after({ type: 'pressed' }, { type: 'form-posted', attempt })
    expect(providerVisit(leaving, { type: 'answered', hint: 'cancelled' }).kind).toBe('checking')
  })
})
