import type { ReturnHint } from './payment-launch'

/** Figures of a card payment for its result's address. */
export interface CardAddress {
  /** Cents. */
  amount: number
  lineCode: string
  totalPeople: number
  /** Milliseconds since the epoch. */
  soldAt: number
}

/**
 * Slots: places a screen leaves for another remote, or for its own owner in the future.
 * Props are ids and callbacks, never entities. The version is part of the name; a change that
 * an older filler could not serve is a new name.
 */
export interface SlotProps {
  /** Sign-in form. Calls `onSignedIn` once the session stands. */
  'login-panel.v1': {
    mode: 'popup' | 'page'
    onSignedIn: () => void
    onLeave?: () => void
    /** What the form is called now, in the reader's language: it changes its mode in place in a popup. */
    onTitle?: (title: string) => void
  }
  /** Payment methods, pay and cancel of one unpaid order. */
  'payment-panel.v1': {
    orderNo: string
    /** The browser comes back from a provider's site: which attempt, and how it is said to have ended. Proves nothing. */
    returned?: { orderReqno: string; payType: string; hint: ReturnHint } | undefined
    /** `card`: what the result's address says of a card payment beside the order. */
    onPaid: (payment: { orderNo: string; orderReqno: string; payType: string; card?: CardAddress }) => void
    onExpired: () => void
    /** Money may be moving: the panel must stay, whatever the deadline. Called on every change. */
    onUnderWay?: (isUnderWay: boolean) => void
    onCancelled: () => void
  }
  /**
   * The coupons of the member for one trip: how many are chosen and what they take off, and a sheet to choose them. For pages
   * of any line; chosen coupons that stop fitting are given back by `onChange`.
   */
  'coupon-picker.v1': {
    lineCode: string
    /** `yyyy-MM-dd` */
    date: string
    /** Round trips only. */
    returnDate?: string | undefined
    fareType: 'day' | 'night' | 'reserved'
    currency: 'CNY' | 'HKD'
    /** People by passenger type; at least one. */
    counts: Readonly<Partial<Record<'adult' | 'child' | 'elderly' | 'student' | 'infant', number>>>
    /** Of these, people whom promotions let travel free by the page's own quote; undefined while there is none. */
    free?: Readonly<Partial<Record<'adult' | 'child' | 'elderly' | 'student' | 'infant', number>>> | undefined
    /** Numbers of the chosen coupons. */
    chosen: readonly string[]
    /** Cents that the page's own quote takes off for them; undefined while there is none. */
    deduction?: number | undefined
    onChange: (couponNumbers: readonly string[]) => void
  }
  /** E-tickets of one paid order, swiped one by one. */
  'ticket-viewer.v1': { orderNo: string }
  /** The fee of now and the way to a refund of one paid order; nothing where none is allowed. */
  'refund-entry.v1': { orderNo: string }
  /** One order in short: trip, people, status and amount, with the way to its details. */
  'order-summary.v1': { orderNo: string }
  /** The member's orders as tabs of cards, each with what can be done with it. For pages behind sign-in. */
  'order-list.v1': {
    /** Whose orders: `airport` those of the airport line alone. */
    lines: 'all' | 'airport'
    /** 0 to collect, 1 to pay, 2 all, as `tab1` of an address says it; any other is the first. */
    tab: string
    onTab: (tab: string) => void
    /** Address where somebody who has no orders buys a ticket. */
    buyHref: string
  }
}
export type SlotName = keyof SlotProps
export const SLOT_NAMES = [
  'login-panel.v1',
  'payment-panel.v1',
  'coupon-picker.v1',
  'ticket-viewer.v1',
  'refund-entry.v1',
  'order-summary.v1',
  'order-list.v1',
] as const satisfies readonly SlotName[]
