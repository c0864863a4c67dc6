import type { ReturnHint } from './payment-launch'

/** Card payment fields for the address of the result page. */
export interface CardAddress {
  /** Cents. */
  amount: number
  lineCode: string
  totalPeople: number
  /** Milliseconds since the epoch. */
  soldAt: number
}

/**
 * Slots: places in a screen for the component of another remote, or of its own owner in the future. Props are ids and
 * callbacks, never entities; the version is part of the name, and a change that an older filler could not serve is a
 * new name. A team adds a slot of its own by `declares` of its manifest and the type to this interface, in its own
 * files: `declare module '@shuttle/contracts'`.
 */
export interface SlotProps {
  /** Sign-in form. Calls `onSignedIn` once the session is established. */
  'login-panel.v1': {
    mode: 'popup' | 'page'
    onSignedIn: () => void
    onLeave?: () => void
    /** Current title of the form in the reader's language: in a popup it changes its mode in place. */
    onTitle?: (title: string) => void
  }
  /** Payment methods, pay and cancel of one unpaid order. */
  'payment-panel.v1': {
    orderNo: string
    /** The browser returned from a provider's site: the attempt and its reported outcome, which proves nothing. */
    returned?: { orderReqno: string; payType: string; hint: ReturnHint } | undefined
    /** `card`: the result address's fields of a card payment beside the order. */
    onPaid: (payment: { orderNo: string; orderReqno: string; payType: string; card?: CardAddress }) => void
    onExpired: () => void
    /** A payment may be in flight: the panel must stay, whatever the deadline. Called on every change. */
    onUnderWay?: (isInFlight: boolean) => void
    onCancelled: () => void
  }
  /**
   * The member's coupons for one trip: how many are chosen, their deduction, and a sheet to choose them. For pages of
   * any line; chosen coupons that no longer fit are removed by `onChange`.
   */
  'coupon-picker.v1': {
    lineCode: string
    /** `yyyy-MM-dd` */
    date: string
    /** Round trips only. */
    returnDate?: string | undefined
    fareType: 'day' | 'night' | 'reserved'
    currency: 'CNY' | 'HKD'
    /** Number of passengers by passenger type; at least one. */
    counts: Readonly<Partial<Record<'adult' | 'child' | 'elderly' | 'student' | 'infant', number>>>
    /** Those of them who travel free under promotions by the page's own quote; undefined while there is none. */
    free?: Readonly<Partial<Record<'adult' | 'child' | 'elderly' | 'student' | 'infant', number>>> | undefined
    /** Numbers of the chosen coupons. */
    chosen: readonly string[]
    /** Cents that the page's own quote deducts for them; undefined while there is none. */
    deduction?: number | undefined
    onChange: (couponNumbers: readonly string[]) => void
  }
  /** E-tickets of one paid order, swiped one by one. */
  'ticket-viewer.v1': { orderNo: string }
  /** The current fee and the link to a refund of one paid order; empty where no refund is allowed. */
  'refund-entry.v1': { orderNo: string }
  /** Summary of one order: trip, passengers, status and amount, with the link to its details. */
  'order-summary.v1': { orderNo: string }
  /** The member's orders as tabs of cards with their actions. For pages behind sign-in. */
  'order-list.v1': {
    /** `airport`: orders of the airport line only. */
    lines: 'all' | 'airport'
    /** 0 to collect, 1 to pay, 2 all, as `tab1` of an address; any other value is the first. */
    tab: string
    onTab: (tab: string) => void
    /** Address where a member without orders buys a ticket. */
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
