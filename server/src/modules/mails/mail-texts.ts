import type { Language } from '@shuttle/domain'

interface PaidOrder {
  orderNo: string
  line: string
  date: string
  /** Empty for a single journey. */
  returnDate: string
  amount: string
  pickupCode: string
  ticketNumbers: readonly string[]
  /** Address of the tickets on the site. */
  url: string
}
interface RefundedPayment {
  orderNo: string
  amount: string
  reason: 'paid-twice' | 'no-seats' | 'wrong-amount'
}
interface MailTexts {
  orderPaid: (order: PaidOrder) => { subject: string; lines: string[] }
  paymentRefunded: (payment: RefundedPayment) => { subject: string; lines: string[] }
}

const zhCn: MailTexts = {
  orderPaid: (order) => ({
    subject: `跨海大桥穿梭巴士：订单 ${order.orderNo} 已付款`,
    lines: [
      '您好，',
      '',
      `我们已收到您的付款 ${order.amount}。`,
      `线路：${order.line}`,
      `出发日期：${order.date}`,
      ...(order.returnDate ? [`返程日期：${order.returnDate}`] : []),
      `订单号：${order.orderNo}`,
      `取票码：${order.pickupCode}`,
      '',
      '电子车票：',
      ...order.ticketNumbers,
      '',
      `请在此出示二维码乘车：${order.url}`,
    ],
  }),
  paymentRefunded: (payment) => ({
    subject: `跨海大桥穿梭巴士：订单 ${payment.orderNo} 的款项已退回`,
    lines: [
      '您好，',
      '',
      REASONS['zh-cn'][payment.reason],
      `${payment.amount} 已全额原路退回，到账时间以银行或钱包为准。`,
      `订单号：${payment.orderNo}`,
    ],
  }),
}

const zhHk: MailTexts = {
  orderPaid: (order) => ({
    subject: `跨海大橋穿梭巴士：訂單 ${order.orderNo} 已付款`,
    lines: [
      '你好：',
      '',
      `我們已收到你的付款 ${order.amount}。`,
      `路線：${order.line}`,
      `出發日期：${order.date}`,
      ...(order.returnDate ? [`回程日期：${order.returnDate}`] : []),
      `訂單編號：${order.orderNo}`,
      `取票碼：${order.pickupCode}`,
      '',
      '電子車票：',
      ...order.ticketNumbers,
      '',
      `請在此出示二維碼乘車：${order.url}`,
    ],
  }),
  paymentRefunded: (payment) => ({
    subject: `跨海大橋穿梭巴士：訂單 ${payment.orderNo} 的款項已退回`,
    lines: [
      '你好：',
      '',
      REASONS['zh-hk'][payment.reason],
      `${payment.amount} 已全數循原途徑退回，入賬時間以銀行或錢包為準。`,
      `訂單編號：${payment.orderNo}`,
    ],
  }),
}

const en: MailTexts = {
  orderPaid: (order) => ({
    subject: `Bridge Shuttle Bus: order ${order.orderNo} is paid`,
    lines: [
      'Hello,',
      '',
      `We have received your payment of ${order.amount}.`,
      `Line: ${order.line}`,
      `Departure date: ${order.date}`,
      ...(order.returnDate ? [`Return date: ${order.returnDate}`] : []),
      `Order number: ${order.orderNo}`,
      `Pickup code: ${order.pickupCode}`,
      '',
      'E-tickets:',
      ...order.ticketNumbers,
      '',
      `Show their QR codes when you board: ${order.url}`,
    ],
  }),
  paymentRefunded: (payment) => ({
    subject: `Bridge Shuttle Bus: your payment for order ${payment.orderNo} goes back`,
    lines: [
      'Hello,',
      '',
      REASONS.en[payment.reason],
      `The whole ${payment.amount} has been returned the way it was paid; your bank or wallet decides when it shows.`,
      `Order number: ${payment.orderNo}`,
    ],
  }),
}

const REASONS: Record<Language, Record<RefundedPayment['reason'], string>> = {
  'zh-cn': {
    'paid-twice': '这张订单付了两次款，多付的一笔不再收取。',
    'no-seats': '您的付款在订单失效后才到账，座位已经售出。',
    'wrong-amount': '银行收取的金额与订单不符，订单没有付款。',
  },
  'zh-hk': {
    'paid-twice': '這張訂單付了兩次款，多付的一筆不會收取。',
    'no-seats': '你的付款在訂單失效後才到賬，座位已經售出。',
    'wrong-amount': '銀行收取的金額與訂單不符，訂單沒有付款。',
  },
  en: {
    'paid-twice': 'This order was paid twice, and we keep one payment only.',
    'no-seats': 'Your payment arrived after the order had ended, and its seats were no longer free.',
    'wrong-amount': 'The bank charged another amount than the order’s, so the order was not paid.',
  },
}

export const MAIL_TEXTS: Record<Language, MailTexts> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }
