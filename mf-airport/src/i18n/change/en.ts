import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  gate: {
    signIn: 'Please sign in',
    signInText: 'You can change the bus of an order once you are signed in.',
    toSignIn: 'Sign in',
    notFound: 'This order could not be found',
    notFoundText: 'The link may be incomplete, or the order belongs to another account.',
    toOrders: 'My orders',
    refused: 'The bus of this order cannot be changed',
    refusedText: 'Please contact customer service if you have questions.',
    toOrder: 'Back to the order',
    flightMissing: 'Please check your flight first. We then list the buses that connect with it.',
    toFlight: 'Check your flight',
  },
  change: {
    present: 'Your bus now',
    once_one: 'The {{count}} valid ticket of this order moves, once only.',
    once_other: 'All {{count}} valid tickets of this order move together, once only.',
    until: 'You can change until {{time}}.',
    confirm: 'Change to this bus',
    sending: 'Changing',
    question: 'Change to {{departure}}?',
    codeVoid: 'Your present QR code and pickup code become void at once. You get new ones.',
    sameFare: 'The fare is the same, so there is nothing to pay.',
    yes: 'Change the bus',
    no: 'Keep my bus',
    done: 'Your bus was changed. Please use the new QR code.',
    unsure: 'We do not know yet whether the change was made. Please try again: it is never made twice.',
  },
}
