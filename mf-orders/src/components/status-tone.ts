import type { ListedOrder } from '@shuttle/calls'
import type { OrderStatus } from '@shuttle/domain'
import type { Tone } from '@shuttle/ui'

const TONES: Record<OrderStatus, Tone> = {
  toPay: 'warning',
  paid: 'success',
  partlyRefunded: 'success',
  used: 'success',
  refunding: 'info',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
  ended: 'neutral',
}

/** Colour of a status; neutral for one that this build does not know. */
export const statusTone = (status: ListedOrder['status']): Tone =>
  Object.hasOwn(TONES, status) ? TONES[status as OrderStatus] : 'neutral'

/** Here a status begins a line; the service spells it for the middle of a sentence. */
export const statusTitle = (statusText: string): string => statusText.charAt(0).toUpperCase() + statusText.slice(1)
