import { BUS_NAME } from '@shuttle/contracts'
import type { PurchaseTermsDocument } from './purchase-terms-document'

export const purchaseTerms: PurchaseTermsDocument = {
  title: 'Purchase notes',
  intro: `Thank you for travelling with the ${BUS_NAME.en}. Please read these notes before you order. By ticking “I have read and accept” and confirming your order, you agree to them.`,
  sections: [
    {
      heading: '1. Fares and currency',
      paragraphs: [
        'Tickets from Hong Kong Port are sold in Hong Kong dollars (HK$), tickets from Zhuhai Port and Macau Port in renminbi (¥).',
        'These are the fares on sale today, for one passenger and one way. A round trip costs the fare of each way.',
      ],
      live: 'fares',
      points: [
        'The fare payable is the total shown when you confirm your order. The order must be paid before its countdown ends. An order that is not paid in time expires automatically and its seats are released; to travel, you will need to order again.',
      ],
    },
    {
      heading: '2. Day, night and personal booking tickets',
      paragraphs: [
        'A ticket is valid only on the date and line printed on it. Day and night tickets let you board any bus within their hours; no departure has to be booked.',
      ],
      points: [
        'Day ticket: 06:00–23:59 on the travel date.',
        'Night ticket: 00:00–05:59 on the travel date.',
        'Personal booking ticket: sold only for days on which departures can be booked, and valid for the departure you booked. Please be at the boarding point 5 minutes before it leaves.',
        'A ticket that was not used within its hours has expired and cannot be moved to another date or time.',
      ],
    },
    {
      heading: '3. How many tickets you can buy',
      paragraphs: ['Children and infants must travel with an adult or a senior.'],
      live: 'limits',
    },
    {
      heading: '4. Discounted tickets',
      paragraphs: ['These passengers may travel on a discounted ticket and must show valid proof at the gate:'],
      points: [
        'children under 12 years of age or under 1.2 m tall;',
        'seniors aged 65 and over;',
        'disabled people: please bring proof to a staffed ticket counter.',
        'Passengers without proof must pay the difference from the adult fare before boarding.',
      ],
    },
    {
      heading: '5. Refunds and changes',
      paragraphs: [
        'These rules apply to tickets sold today. The fee is a share of the fare of each ticket; the last minute of each period is included.',
      ],
      live: 'refund',
      points: [
        'Once any ticket of an order has been checked, the order can no longer be refunded online.',
        'Both ways of a round trip are refunded together.',
        'Refunds are made to the payment method you used. When the money arrives depends on your bank or card company.',
      ],
    },
    {
      heading: '6. Luggage',
      paragraphs: [
        'Each passenger may bring one piece of luggage free of charge, up to 76×51×32 cm and 20 kg. Larger or heavier pieces are carried only if there is room, at the discretion of our staff, and may be charged for.',
        'Flammable, explosive, toxic and corrosive goods and anything prohibited by law must not be brought on board. Please keep valuables with you.',
      ],
    },
    {
      heading: '7. At the gate and on board',
      paragraphs: ['Show the QR code of your e-ticket at the gate. Each QR code can be used once.'],
      points: [
        'Allow enough time for immigration and customs, and bring valid travel documents.',
        'If you cannot cross the border because of your documents, the ordinary refund rules apply.',
        'At busy times please queue as directed; boarding is first come, first served.',
        'Keep your QR code to yourself. A ticket that someone else has used cannot be reissued.',
      ],
    },
    {
      heading: '8. Liability',
      paragraphs: [
        'When buses are delayed or cancelled for reasons beyond our control, such as typhoons, fog, closure of the bridge, border controls or accidents, we announce the arrangements on this site and at the stations as soon as we can, and tickets already sold are refunded in full. As far as the law permits, we are not liable for other costs that result.',
        'Nothing in these notes limits your rights as a consumer.',
      ],
    },
    {
      heading: '9. Personal data',
      paragraphs: [
        'We collect only the personal data we need for ticketing, travel and after-sale service. Please see the privacy terms on this site for details.',
      ],
    },
  ],
  effective:
    'These notes apply from the day they are published. If they change, the version shown when you ordered applies to your order.',
  related: { href: '/activity_clause_en', label: 'Discount terms' },
}

export const discountTerms: PurchaseTermsDocument = {
  title: 'Discount terms',
  intro:
    'These terms explain who may travel at a discounted fare, how coupons work and which conditions apply to special offers. They apply together with the purchase notes.',
  sections: [
    {
      heading: '1. Discounted tickets',
      paragraphs: [
        'Today’s discounted fares are in the table. Please bring proof of age, height or disability to the gate.',
      ],
      live: 'fares',
      points: [
        'Child: under 12 years of age or under 1.2 m tall.',
        'Senior: 65 and over.',
        'Disabled people: please buy at a staffed ticket counter with proof.',
        'On some lines, discounted tickets are sold at ticket counters only.',
        'Passengers without proof must pay the difference from the adult fare before boarding.',
      ],
    },
    {
      heading: '2. Coupons',
      paragraphs: ['The value of a coupon, and the lines, dates and tickets it is valid for, are shown on it.'],
      points: [
        'One coupon for each ticket; for a round trip, one for each ticket each way.',
        'Coupons never bring the total below 0, and any unused value is forfeited.',
        'A coupon is set aside for your order until you pay. If the order is cancelled or its time runs out, it returns to your account and can be used until it expires.',
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
        'with at least one night between the two trips, and the return within 7 days;',
        'the free ticket is for the same line and the same dates as the paid ticket;',
        'of every two card holders, the one with the lower fare travels free; coupons cannot be used on a free ticket.',
      ],
    },
    {
      heading: '4. Refunds',
      paragraphs: ['The refund rules of the purchase notes apply. In addition, for discounted tickets and coupons:'],
      live: 'exceptions',
      points: ['A free ticket has no fare, so nothing is refunded for it.'],
    },
    {
      heading: '5. Misuse',
      paragraphs: [
        'We may cancel discounts that were obtained with false documents or by automatic means. The difference from the ordinary fare is then payable.',
      ],
    },
  ],
  effective:
    'These terms apply from the day they are published. If they change, the version shown when you ordered applies.',
  related: { href: '/buy_clause_en', label: 'Purchase notes' },
}
