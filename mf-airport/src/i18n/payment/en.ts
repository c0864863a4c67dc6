import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  order: {
    cannotOpen: 'This order cannot be opened',
    linkIncomplete: 'The link has no order number. Please open the order from your orders.',
    notFound: 'The link may be incomplete, or the order belongs to another account.',
    toOrders: 'My orders',
  },
  payment: {
    title: 'Payment',
  },
  result: {
    title: 'Payment result',
    toOrder: 'View the order',
    payAgain: 'Pay again',
  },
}
