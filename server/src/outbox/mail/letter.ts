/** One mail, before it has a sender. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Business time in milliseconds. */
  at: number
}
