import type { FramePolicy } from '../modules/payments/payment-provider'

/** What the service tells the frame's script, as JSON in the page. */
export type MastercardFrameData = Pick<FramePolicy, 'display'>
