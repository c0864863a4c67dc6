import type { PaymentAttempt } from '@shuttle/calls'
import { type CardPayment, type CardPaymentEvent, cardPayment, isOverlaid } from './card-payment'
import { CONFIRM_POLLS } from './confirm-event'

const attempt: PaymentAttempt = {
  orderNo: 'B1',
  orderReqno: 'R1',
  amount: 13000,
  sessionId: 'S1',
  successId: 'OK1',
  frameText: '{}',
}
const after = (...events: CardPaymentEvent[]): CardPayment => events.reduce<CardPayment>(cardPayment, { kind: 'idle' })

const opened: CardPaymentEvent[] = [{ type: 'pressed' }, { type: 'attempt-opened', attempt }, { type: 'frame-ready' }]
const completed = (indicator = 'OK1'): CardPaymentEvent[] => [...opened, { type: 'frame-completed', indicator }]

describe('[P2.payment.8, P4.card.1, A4.card.1] purchase 4, card-payment overlay', () => {
  it('the overlay loads, then shows the form', () => {
    expect(after({ type: 'pressed' }).kind).toBe('requesting')
    expect(after(...opened.slice(0, 2)).kind).toBe('loading')
    expect(after(...opened).kind).toBe('open')
  })

  it('[P4.card.3] reaches success only when the indicator matches and the server confirms', () => {
    expect(after(...completed()).kind).toBe('confirming')
    expect(after(...completed(), { type: 'confirmed' }).kind).toBe('paid')
  })

  it('starts a check by the server when the indicator differs from that of the payment request', () => {
    expect(after(...completed('other'))).toEqual({ kind: 'checking', attempt, otherwise: 'error', isClaimed: true })
  })

  it('a card payment does not succeed when its payment request returned no success id to compare with', () => {
    const start: CardPayment = { kind: 'open', attempt: { ...attempt, successId: '' } }
    expect(cardPayment(start, { type: 'frame-completed', indicator: '' }).kind).toBe('checking')
  })

  it.each([
    [{ type: 'still-pending' }, 'undecided'],
    [{ type: 'confirm-refused', code: 'PAYMENT_FAILED' }, 'error'],
    [{ type: 'confirm-refused', code: 'PAYMENT_AMOUNT_MISMATCH' }, 'amountRefused'],
    [{ type: 'confirm-failed' }, 'undecided'],
    [{ type: 'confirmed' }, 'undecided'],
    [{ type: 'closed' }, 'checking'],
    [{ type: 'pressed' }, 'checking'],
  ] as const)('a wrong indicator, then %j, is %s', (event, kind) => {
    expect(after(...completed('other'), event).kind).toBe(kind)
  })

  it.each([
    ['frame-cancelled', 'cancelled'],
    ['frame-timed-out', 'timeout'],
    ['time-over', 'expired'],
    ['frame-failed', 'error'],
  ] as const)('[P8.card.1] a payment ended by %s is %s before its form is shown', (type, kind) => {
    expect(after(...opened.slice(0, 2), { type }).kind).toBe(kind)
    const ended = after(...opened, { type })
    expect(ended.kind).toBe('checking')
    // After a timeout or an error the money may still arrive: the screen must not offer a second payment.
    const isUnknown = kind === 'timeout' || kind === 'error'
    expect(cardPayment(ended, { type: 'still-pending' }).kind).toBe(isUnknown ? 'undecided' : kind)
  })

  it('an error whose money may still arrive is checked, until the provider has none', () => {
    expect(after(...opened, { type: 'frame-failed' }, { type: 'still-pending' })).toEqual({
      kind: 'undecided',
      attempt,
    })
    const refused = { type: 'confirm-refused', code: 'PAYMENT_FAILED' } as const
    expect(after(...opened, { type: 'frame-failed' }, refused)).toEqual({ kind: 'error' })
  })

  it.each([
    ['frame-failed', 'error'],
    ['frame-timed-out', 'timeout'],
  ] as const)('%s of a form that was never shown settles no earlier payment', (type, kind) => {
    expect(after(...opened.slice(0, 2), { type })).toEqual({ kind, isUnchecked: true })
  })

  it('a payment in question is dismissed by the passenger alone', () => {
    const undecided = after(...opened, { type: 'frame-timed-out' }, { type: 'still-pending' })
    expect(cardPayment(undecided, { type: 'set-aside' })).toEqual({ kind: 'idle' })
  })

  it.each([
    [{ type: 'confirmed' }, 'paid'],
    [{ type: 'confirm-failed' }, 'undecided'],
    [{ type: 'confirm-refused', code: 'ORDER_EXPIRED' }, 'expired'],
  ] as const)(
    'a form that failed after it was shown, then %j, is %s: its own claim never makes the passenger pay twice',
    (event, kind) => {
      expect(after(...opened, { type: 'frame-failed' }, event).kind).toBe(kind)
      expect(after(...opened, { type: 'frame-timed-out' }, event).kind).toBe(kind)
      expect(after(...opened, { type: 'time-over' }, event).kind).toBe(kind)
    },
  )
})

describe('confirmation of a card payment', () => {
  it('[P9.card.1] repeats the confirmation while the server answers pending, up to the limit', () => {
    const pending = (times: number) => after(...completed(), ...Array(times).fill({ type: 'still-pending' }))
    expect(pending(CONFIRM_POLLS - 1)).toMatchObject({ kind: 'confirming', polls: CONFIRM_POLLS - 1 })
    expect(pending(CONFIRM_POLLS).kind).toBe('undecided')
  })

  it('a confirmation is undecided without an answer, because the money may have moved', () => {
    expect(after(...completed(), { type: 'confirm-failed' }).kind).toBe('undecided')
    expect(after(...completed(), { type: 'confirm-failed' }, { type: 'check-again' })).toMatchObject({
      kind: 'confirming',
      polls: 0,
    })
  })

  it.each([
    ['PAYMENT_AMOUNT_MISMATCH', 'amountRefused'],
    ['ORDER_EXPIRED', 'expired'],
    ['PAYMENT_FAILED', 'error'],
    ['ORDER_NOT_PAYABLE', 'error'],
  ])('a confirmation refused with %s ends as %s', (code, kind) => {
    expect(after(...completed(), { type: 'confirm-refused', code }).kind).toBe(kind)
  })

  it('a card payment that is being confirmed cannot be closed', () => {
    expect(after(...completed(), { type: 'closed' }).kind).toBe('confirming')
  })
})

describe('late and foreign messages', () => {
  it('a message of the frame after the end changes nothing', () => {
    const ended = after(...opened, { type: 'frame-cancelled' })
    expect(cardPayment(ended, { type: 'frame-completed', indicator: 'OK1' })).toBe(ended)
  })

  it('a second press opens no second attempt', () => {
    expect(after(...opened, { type: 'pressed' }).kind).toBe('open')
  })

  it('no event changes a paid payment', () => {
    const paid = after(...completed(), { type: 'confirmed' })
    expect(cardPayment(paid, { type: 'closed' })).toBe(paid)
    expect(cardPayment(paid, { type: 'pressed' })).toBe(paid)
  })

  it('money in question cannot be paid again', () => {
    const undecided = after(...completed(), { type: 'confirm-failed' })
    expect(cardPayment(undecided, { type: 'pressed' })).toBe(undecided)
    expect(cardPayment(undecided, { type: 'closed' })).toBe(undecided)
  })
})

it.each([
  ['frame-failed', 'error'],
  ['frame-timed-out', 'timeout'],
  ['time-over', 'expired'],
] as const)('[P8.card.1] a form that ended by %s and has no money is %s', (type, kind) => {
  expect(after(...opened, { type }, { type: 'confirm-refused', code: 'PAYMENT_FAILED' }).kind).toBe(kind)
})

describe('closing the card overlay', () => {
  it('a form that was never shown counts as cancelled, and may be opened again', () => {
    const closed = after(...opened.slice(0, 2), { type: 'closed' })
    expect(closed.kind).toBe('cancelled')
    expect(cardPayment(closed, { type: 'pressed' }).kind).toBe('requesting')
  })

  it.each([
    [{ type: 'still-pending' }, 'cancelled'],
    [{ type: 'confirmed' }, 'paid'],
    [{ type: 'confirm-failed' }, 'undecided'],
    [{ type: 'confirm-refused', code: 'PAYMENT_FAILED' }, 'cancelled'],
    [{ type: 'confirm-refused', code: 'PAYMENT_AMOUNT_MISMATCH' }, 'amountRefused'],
    [{ type: 'confirm-refused', code: 'ORDER_EXPIRED' }, 'expired'],
    [{ type: 'pressed' }, 'checking'],
  ] as const)('an open form may have sent its card: the server checks, and after %j it is %s', (event, kind) => {
    expect(after(...opened, { type: 'closed' }, event).kind).toBe(kind)
  })

  it('a cancelled payment is cleared once another payment type is chosen', () => {
    expect(after(...opened.slice(0, 2), { type: 'frame-cancelled' }, { type: 'closed' }).kind).toBe('idle')
  })

  it.each(['closed', 'frame-cancelled'] as const)('%s of a form whose money may still arrive is unsettled', (type) => {
    expect(after(...opened, { type }, { type: 'still-pending' })).toEqual({ kind: 'cancelled', isUnsettled: true })
    const noMoney = { type: 'confirm-refused', code: 'PAYMENT_FAILED' } as const
    expect(after(...opened, { type }, noMoney)).toEqual({ kind: 'cancelled' })
  })

  it('an error or a timeout is a final state', () => {
    const noMoney = { type: 'confirm-refused', code: 'PAYMENT_FAILED' } as const
    expect(after(...opened, { type: 'frame-failed' }, noMoney, { type: 'closed' }).kind).toBe('idle')
    expect(after(...opened, { type: 'frame-timed-out' }, noMoney, { type: 'closed' }).kind).toBe('idle')
  })
})

it('a press cannot be cancelled while the server opens the attempt', () => {
  expect(after({ type: 'pressed' }, { type: 'closed' }).kind).toBe('requesting')
})

it('a refused attempt leaves the screen as it was', () => {
  expect(after({ type: 'pressed' }, { type: 'attempt-refused' })).toEqual({ kind: 'idle' })
})

it('the overlay covers the screen only while it has something to show', () => {
  expect(isOverlaid(after(...opened))).toBe(true)
  expect(isOverlaid(after(...opened, { type: 'frame-cancelled' }, { type: 'still-pending' }))).toBe(false)
  expect(isOverlaid(after({ type: 'pressed' }))).toBe(true)
  expect(isOverlaid(after())).toBe(false)
})
