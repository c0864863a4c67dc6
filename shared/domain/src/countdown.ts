import type { Instant } from './civil-date'

type Countdown = { kind: 'running'; secondsLeft: number; text: string } | { kind: 'over' }

const two = (value: number) => String(value).padStart(2, '0')

/**
 * mm:ss to the payment deadline (purchase 9, payment countdown), rounded up to whole seconds, so that 00:00 never means
 * time left.
 */
export const countdownTo = (payBy: Instant, now: Instant): Countdown => {
  const secondsLeft = Math.ceil((payBy - now) / 1000)
  if (secondsLeft <= 0) return { kind: 'over' }
  return { kind: 'running', secondsLeft, text: `${two(Math.floor(secondsLeft / 60))}:${two(secondsLeft % 60)}` }
}
