import type { SameShape } from '@shuttle/i18n'
import type { HelpAnswers } from '../../domain/help-topic'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  help: {
    title: 'Help and contact',
    search: 'Search for an answer',
    hint: 'Such as refund, child or luggage',
    questions: 'Questions and answers',
    found_one: '{{count}} answer',
    found_other: '{{count}} answers',
    none: 'No answer for “{{typed}}”',
    noneHint: 'Please try another word, or contact us:',
    contact: 'Contact us',
    phone: 'Telephone',
    hours: 'Hours',
    everyDay: 'Every day, {{opens}}–{{closes}} (Hong Kong time)',
    chat: 'Chat',
    openChat: 'Open the chat (in a new tab)',
    email: 'E-mail',
    lostProperty: 'Lost property',
    refundToday: 'The rules for tickets sold today:',
    failed: 'Our contact details could not be loaded',
  },
}

export const answers: HelpAnswers = {
  refund: {
    question: 'How do I get a refund, and what is the fee?',
    answer: [
      'Open the order, choose the tickets and confirm. You see the fee and the refund before anything is final. Both ways of a round trip are refunded together, and an order with a checked ticket can no longer be refunded online.',
    ],
    terms: ['refund', 'money back', 'cancel', 'fee'],
    link: 'My orders',
  },
  'money-back': {
    question: 'When do I get the money back?',
    answer: [
      'Refunds go to the payment method you used. Your bank, card company or wallet decides when the money arrives. The order shows each refund with its state.',
    ],
    terms: ['money back', 'arrive', 'how long', 'bank'],
    link: 'My orders',
  },
  request: {
    question: 'My ticket cannot be refunded online. What can I do?',
    answer: [
      'Tickets with a used coupon or a discount, and some others, are refunded by our staff. Open the order and send a refund request; you get an answer within 14 working days.',
    ],
    terms: ['request', 'apply', 'staff', 'reject'],
    link: 'My orders',
  },
  change: {
    question: 'Can I change the date, the line or the departure?',
    answer: [
      'Bus tickets cannot be changed. You can refund them and buy new ones; the refund fee applies.',
      'Tickets of the airport line can be moved to another departure once, in the same direction. The order shows until when.',
    ],
    terms: ['change', 'reschedule', 'another day', 'another date', 'another time'],
    link: 'My orders',
  },
  times: {
    question: 'When do buses leave, and where do I board?',
    answer: [
      'The page of each line shows its first and last bus, how often buses leave, the ride time, the boarding point with a plan, and what does not run today.',
      'Open it from the home page by “Times and stops”, or on the ticket page by the sign beside the title. It leads to the other lines too.',
    ],
    terms: [
      'last bus',
      'first bus',
      'timetable',
      'schedule',
      'how often',
      'where to board',
      'boarding point',
      'bus stop',
      'address',
    ],
    link: 'Times and stops',
  },
  'day-night': {
    question: 'What are day, night and personal booking tickets?',
    answer: [
      'A day ticket is valid from 06:00 to 23:59 on the travel date, a night ticket from 00:00 to 05:59. With both you board any bus of your line; no seat has to be booked.',
      'A personal booking ticket is valid only for the departure you booked.',
    ],
    terms: ['day ticket', 'night ticket', 'hours', 'valid', 'midnight', 'timetable'],
    link: 'Purchase notes',
  },
  late: {
    question: 'I am late. Is my ticket still valid?',
    answer: [
      'With a day or night ticket, take any later bus within the hours of your ticket.',
      'A personal booking ticket expires when its departure has left. Please be at the boarding point 5 minutes before it leaves.',
    ],
    terms: ['late', 'missed', 'miss the bus', 'expired'],
    link: 'Purchase notes',
  },
  discounts: {
    question: 'Who pays less: children, seniors and others?',
    answer: [
      'Children under 12 years of age or under 1.2 m tall, and seniors aged 65 and over. Bring proof to the gate; without it the difference from the adult fare must be paid.',
      'Children and infants must travel with an adult or a senior. Disabled people can buy at a staffed ticket counter with proof.',
    ],
    terms: ['child', 'kid', 'baby', 'infant', 'senior', 'elderly', 'student', 'disabled', 'discount'],
    link: 'Discount terms',
  },
  coupons: {
    question: 'How do I use a coupon?',
    answer: [
      'Choose it on the ticket page before you confirm: one coupon for each ticket. A coupon code is added to your account first.',
      'If the order is cancelled or not paid in time, its coupons return to your account and can be used until they expire.',
    ],
    terms: ['coupon', 'voucher', 'promo', 'code'],
    link: 'My coupons',
  },
  payment: {
    question: 'How can I pay?',
    answer: [
      'By card (Visa, Mastercard), WeChat Pay, Alipay, China Merchants Bank, Octopus (in Hong Kong dollars only), or with coupons alone. The payment page shows which of them your order can be paid by.',
      'Tickets from Hong Kong are sold in Hong Kong dollars (HK$), tickets from Zhuhai and Macau in renminbi (¥).',
    ],
    terms: ['pay', 'visa', 'mastercard', 'wechat', 'alipay', 'octopus', 'credit card', 'currency'],
    link: 'Purchase notes',
  },
  unpaid: {
    question: 'My payment failed, or the time ran out',
    answer: [
      'An unpaid order can be paid until its countdown ends; then it expires and its seats are released.',
      'If money arrives after that, the order is completed while seats are free; otherwise all of it is refunded.',
    ],
    terms: ['payment failed', 'failed', 'unpaid', 'countdown', 'paid twice', 'charged'],
    link: 'Orders to pay',
  },
  receipt: {
    question: 'Where do I see what I paid?',
    answer: [
      'The order and the confirmation mail show the tickets, the amount and the order number. This site does not issue invoices.',
    ],
    terms: ['receipt', 'invoice', 'proof of payment'],
    link: 'My orders',
  },
  'e-ticket': {
    question: 'Where is my e-ticket?',
    answer: [
      'Open the order: each ticket has its own QR code, which you show at the gate. Each QR code can be used once. The confirmation mail has a link to it.',
    ],
    terms: ['e-ticket', 'qr', 'qr code', 'where is my ticket', 'collect', 'pickup code'],
    link: 'My orders',
  },
  mail: {
    question: 'I did not receive the code or the confirmation mail',
    answer: [
      'Please check the spam folder and the address in your account. A code is valid for 10 minutes, and you can send another one. Your order is in your account with or without the mail.',
    ],
    terms: ['mail', 'e-mail', 'email', 'spam', 'verification code', 'confirmation', 'sign in'],
    link: 'My orders',
  },
  name: {
    question: 'A name or document number is wrong',
    answer: [
      'Passenger details cannot be changed once the order is placed. Before you pay, cancel the order and place it again. After that, refund the ticket and buy a new one, or contact us before you travel.',
    ],
    terms: ['name', 'passport', 'document', 'identity', 'typo', 'wrong'],
    link: 'My orders',
  },
  airport: {
    question: 'How does the airport line work?',
    answer: [
      'It connects Zhuhai Port and Hong Kong Airport. Enter your flight, then choose a departure that connects with it. With the pickup code of the paid order you collect your tickets at the airport bus counter.',
    ],
    terms: ['airport', 'flight', 'plane', 'pickup code'],
    link: 'Airport line',
  },
  luggage: {
    question: 'How much luggage can I bring?',
    answer: [
      'One piece is free, up to 76×51×32 cm and 20 kg. Larger or heavier pieces are carried only if there is room, and may be charged for.',
    ],
    terms: ['luggage', 'baggage', 'suitcase', 'bag', 'pram', 'bicycle'],
    link: 'Purchase notes',
  },
  disruption: {
    question: 'What if buses are delayed or cancelled?',
    answer: [
      'For reasons such as typhoons, fog or closure of the bridge we announce the arrangements on this site and at the stations, and tickets already sold are refunded in full.',
    ],
    terms: ['delay', 'cancelled', 'typhoon', 'fog', 'closure', 'closed', 'weather'],
    link: 'Home',
  },
  lost: {
    question: 'I left something on the bus',
    answer: [
      'Please contact us with your order number, the line and the time of your ride. The contact is on this page.',
    ],
    terms: ['lost', 'forgot', 'left behind', 'lost property', 'found'],
    link: 'Contact us',
  },
}
