import { BUS_NAME } from '@shuttle/contracts'
import type { AirportTermsDocument } from './airport-terms-document'

export const airportTerms: AirportTermsDocument = {
  title: 'Airport line: purchase notes',
  intro: `These notes apply to tickets of the ${BUS_NAME.en} between Zhuhai Port and Hong Kong Airport. Please read them before you order. By ticking “I have read and accept” and confirming your order, you agree to them.`,
  sections: [
    {
      heading: '1. Fares and currency',
      paragraphs: [
        'Tickets from Zhuhai Port are sold in renminbi (¥), tickets from Hong Kong Airport in Hong Kong dollars (HK$).',
        'These are the fares on sale today, for one passenger and one way.',
      ],
      live: 'fares',
      points: [
        'The fare payable is the total shown when you confirm your order. The order must be paid before its countdown ends. An order that is not paid in time expires automatically and its seats are released; to travel, you will need to order again.',
      ],
    },
    {
      heading: '2. Your ticket and your flight',
      paragraphs: [
        'Every ticket is a personal booking ticket: it is valid for the departure you booked, and for no other. Before you choose a departure, you tell us your flight: the take-off if you travel to the airport, the landing if you come from it, always in Hong Kong time.',
        'Only departures that connect with that flight can be chosen:',
      ],
      live: 'connection',
      points: [
        'Please check your flight number, date and time. We work out the connection from what you enter, and we do not follow your flight.',
        'If your flight is delayed or rescheduled, your ticket remains valid for its own departure only. You can change the departure or ask for a refund, as described below.',
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
      ],
    },
    {
      heading: '5. Family combo',
      paragraphs: [
        'The family combo applies only in the direction and on the days for which this site offers it. Four paying passengers travel on one order, and the cheapest of their tickets is free.',
      ],
      points: ['An order with the family combo is refunded as a whole. For anything else, please apply to our staff.'],
    },
    {
      heading: '6. Travel documents',
      paragraphs: [
        'For each passenger we need the name as printed on the travel document, the type and number of the document, gender, birth date and nationality. A telephone number is optional.',
      ],
      points: [
        'These details are stored encrypted. Screens, mails and our staff see only the last four characters of the number.',
        'They are erased 30 days after the last ride of the order; the name and the flight remain with the order, nothing of the document does.',
        'Each passenger must carry the travel document that was entered, and all papers needed to cross the border. If a passenger cannot cross the border because of them, the ordinary refund rules apply.',
      ],
    },
    {
      heading: '7. Pickup code and boarding',
      paragraphs: [
        'Once you have paid, the order has a pickup code and a QR code. Show it at the airport bus counter before departure to collect the tickets of the whole order.',
      ],
      points: [
        'A pickup code can be used once. Please keep it to yourself.',
        'Please be at the gate at least 5 minutes before departure. A ticket that was not used for its departure has expired.',
      ],
    },
    {
      heading: '8. Changing the departure',
      paragraphs: [
        'All valid tickets of an order can be moved together to another departure, once: in the same direction, at the same fare and with a connection to your flight, which you confirm again.',
      ],
      live: 'change',
      points: [
        'The order gets a new pickup code. The old one becomes void at once.',
        'Once any ticket of the order has been collected or checked, the departure can no longer be changed. The same applies while a refund request is waiting for our staff.',
      ],
    },
    {
      heading: '9. Refunds',
      paragraphs: [
        'These rules apply to tickets sold today. The fee is a share of the fare of each ticket; the last minute of each period is included.',
      ],
      live: 'refund',
      points: [
        'Once any ticket of an order has been collected or checked, the order can no longer be refunded online.',
        'Refunds are made to the payment method you used. When the money arrives depends on your bank or card company.',
      ],
    },
    {
      heading: '10. Luggage',
      paragraphs: [
        'Each passenger may bring one piece of luggage free of charge, up to 76×51×32 cm and 20 kg. Goods prohibited by law must not be brought on board.',
      ],
    },
    {
      heading: '11. Delays and liability',
      paragraphs: [
        'Allow enough time for immigration, customs and check-in: traffic and queues at the border can make the ride longer. When buses are delayed or cancelled, we announce the arrangements on this site and at the stations as soon as we can. As far as the law permits, we are not liable for other costs that result, such as those of a missed flight.',
        'Nothing in these notes limits your rights as a consumer.',
      ],
    },
  ],
  effective:
    'These notes apply from the day they are published. If they change, the version shown when you ordered applies to your order.',
  related: { href: '/privacy_en', label: 'Privacy terms' },
}
