import { counted, inWholeUnits, type RefundWords } from './refund-words'

export const words: RefundWords = {
  duration: (minutes) => {
    const { count, unit } = inWholeUnits(minutes)
    return counted(count, unit)
  },
  noChanges: 'No changes.',
  fees: (clock, steps, last) => {
    if (steps.length === 0) return `Refund fee: ${last}.`
    const said = steps.map(({ time, share }, index) => {
      const when = clock === 'sinceSale' ? `within ${time}` : `${time} or more before departure`
      return `${share} ${when}${clock === 'sinceSale' && index === 0 ? ' of sale' : ''}`
    })
    return `Refund fee: ${[...said, `${last} after`].join(', ')}.`
  },
  minimumFee: (units) => `The fee is at least ${units} a ticket.`,
  untilExpiry: 'No refund once the ticket has expired.',
  cutoff: (time) => `No refund within ${time} of departure.`,
  window: (days) => `A refund can be asked for within ${counted(days, 'day')} of sale.`,
  byHand: 'Refunds are not made automatically at the moment: please apply, and our staff will decide.',
  couponByHand: 'Orders that used a coupon are refunded on application only.',
  couponCashPart: 'Of orders that used a coupon, the part paid in money is refunded.',
  discountedByHand: 'Discounted tickets are refunded on application only.',
  forceMajeure: 'If we cancel the service ourselves, you receive the full fare back without a fee.',
  space: ' ',
}
