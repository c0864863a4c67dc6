import type { Terms } from './terms'
import { words } from './words.en'

export const terms: Terms = {
  title: 'Discount terms',
  language: 'en',
  tag: 'en',
  intro:
    'These terms say who may travel at a reduced fare, how coupons work, and which conditions special offers have. They apply together with the purchase terms.',
  sections: [
    {
      heading: '1. Discounted tickets',
      paragraphs: [
        'Today’s reduced fares are in the table. Please bring proof of age, height or disability to the gate.',
      ],
      live: 'fares',
      points: [
        'Child: under 12 years of age or under 1.2 m tall.',
        'Senior: 65 and over.',
        'Disabled people: please buy at a staffed ticket counter with proof.',
        'On some lines discounted tickets are sold at the counters only.',
        'Passengers without proof have to pay the difference to the adult fare before boarding.',
      ],
    },
    {
      heading: '2. Coupons',
      paragraphs: ['A coupon is worth what is written on it, for the lines, dates and tickets it names.'],
      points: [
        'One coupon for each ticket; for a round trip, one for each ticket and way.',
        'Coupons never bring the total below 0, and no change is given for what is left of one.',
        'A coupon is set aside for your order until you pay. If the order is cancelled or its time runs out, it comes back to your account and can be used until it expires.',
        'Coupons cannot be exchanged for money or resold.',
        'An order paid by coupons alone is confirmed without a payment.',
      ],
    },
    {
      heading: '3. Buy one, get one free',
      paragraphs: [
        'The offer applies only while it is announced on this site; at other times the ordinary fares apply. Its conditions are:',
      ],
      points: [
        'for holders of a Hong Kong identity card, on round trips by bus;',
        'with at least one night between the two ways, and the way back within 7 days;',
        'the free ticket is for the same line and the same dates as the one that is paid;',
        'of every two card holders, the one with the lower fare travels free; a free ticket takes no coupon.',
      ],
    },
    {
      heading: '4. Refunds',
      paragraphs: ['The refund rules of the purchase terms apply. For discounted tickets and coupons they add:'],
      live: 'exceptions',
      points: ['A ticket that was free has no fare, so nothing is refunded for it.'],
    },
    {
      heading: '5. Misuse',
      paragraphs: [
        'We may cancel discounts that were obtained with false documents or by automatic means. The difference to the ordinary fare is then due.',
      ],
    },
  ],
  effective:
    'These terms apply from the day they are published. If they change, the version shown when you ordered applies.',
  related: { href: '/buy_clause_en', label: 'Purchase terms' },
  words,
}
