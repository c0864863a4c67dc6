/** Things that happened, past tense, owner first. Remotes talk by URL and by these, by nothing else. */
export interface ShuttleEvents {
  'session:signed-in': { memberId: string }
  'session:signed-out': Record<string, never>
  'session:language-changed': { language: string }
  'orders:order-placed': { orderNo: string }
  'orders:order-paid': { orderNo: string }
  'orders:order-cancelled': { orderNo: string }
}
export type EventName = keyof ShuttleEvents
