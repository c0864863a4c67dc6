import { type CaptchaProof, type ConfirmedQuote, type PlacedOrder, placeOrder } from '@shuttle/calls'
import { emit } from '@shuttle/host'
import { useCallMutation } from './use-call-mutation'

/** Places an order. The caller stores `key` until the service has answered, so that a repetition is the same order. */
export const usePlaceOrder = (name: string) =>
  useCallMutation<{ quote: ConfirmedQuote; key: string; proof?: CaptchaProof }, PlacedOrder>({
    call: ({ quote, key, proof }) => placeOrder(quote, key, proof),
    name,
    onDone: ({ orderNo }) => emit('orders:order-placed', { orderNo }),
  })
