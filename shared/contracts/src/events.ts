/**
 * Past events, owner first. Remotes communicate by URL and by these events only. A team adds its own as it does a
 * slot: see `SlotProps`.
 */
export interface ShuttleEvents {
  'session:signed-in': { memberId: string }
  /** Also a session that ended by itself. */
  'session:signed-out': Record<string, never>
  /**
   * A member signed out, here or in another tab, or another member signed in: clear unsent entries ({@link
   * DRAFTS_SUFFIX}).
   */
  'session:member-left': Record<string, never>
  'session:language-changed': { language: string }
  'orders:order-placed': { orderNo: string }
  'orders:order-paid': { orderNo: string }
  'orders:order-cancelled': { orderNo: string }
  /** Its departure was changed. */
  'orders:order-changed': { orderNo: string }
  /** Some or all of its tickets were refunded; the money may still be on its way. */
  'orders:order-refunded': { orderNo: string }
}
export type EventName = keyof ShuttleEvents
