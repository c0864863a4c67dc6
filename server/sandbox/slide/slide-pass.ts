/** A slide that was believed: what the script hands over, until it is asked about. */
export interface SlidePass {
  sig: string
  token: string
  scene: string
  /** Milliseconds since the epoch. */
  at: number
  asked: boolean
}
