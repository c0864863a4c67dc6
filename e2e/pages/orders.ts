import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'

/** Texts of the list of orders and of order details. */
const en = {
  list: 'My orders',
  details: 'Order details',
  order: (number: string) => `Order ${number}`,
  toCollect: 'To collect',
  toPay: 'To pay',
  showTickets: 'Show tickets',
  nextTrip: /^Next trip/,
  showNext: /^Show \d+ tickets?$/,
  payNext: /^Pay HK\$/,
  late: 'About 15 minutes late',
  freeRefund: 'Refund without a fee',
  showETickets: /^Show e-tickets/,
  payNow: 'Pay now',
  cancel: 'Cancel',
  cancelForSure: 'Cancel order',
  cancelled: 'cancel succeeded',
  notCharged: 'Cancelled, nothing was charged',
  expired: 'Not paid in time, nothing was charged',
  expiredInFull: 'It was not paid in time. Nothing was charged.',
  amountNotCharged: 'Not charged',
  noneToPay: 'No orders to pay',
  buyAgain: 'Buy again',
  totalPaid: 'Total paid',
  noOrder: 'There is no such order, or it is not one of this account.',
}
type OrderPageTexts = typeof en

const zhHk: OrderPageTexts = {
  list: '我的訂單',
  details: '訂單詳情',
  order: (number) => `訂單 ${number}`,
  toCollect: '待取票',
  toPay: '待付款',
  showTickets: '出示車票',
  nextTrip: /^下一程/,
  showNext: /^出示 \d+ 張車票$/,
  payNext: /^付 HK\$/,
  late: '約遲 15 分鐘',
  freeRefund: '免費退票',
  showETickets: /^出示電子車票/,
  payNow: '立即付款',
  cancel: '取消訂單',
  cancelForSure: '取消訂單',
  cancelled: '取消成功',
  notCharged: '訂單已取消，沒有收費',
  expired: '逾時未付款，沒有收費',
  expiredInFull: '逾時未付款，訂單已過期，沒有收費。',
  amountNotCharged: '未收費',
  noneToPay: '沒有待付款的訂單',
  buyAgain: '再次購買',
  totalPaid: '實付金額',
  noOrder: '找不到這張訂單，或訂單不屬於此帳戶。',
}

const zhCn: OrderPageTexts = {
  list: '我的订单',
  details: '订单详情',
  order: (number) => `订单 ${number}`,
  toCollect: '待取票',
  toPay: '待支付',
  showTickets: '出示车票',
  nextTrip: /^下一程/,
  showNext: /^出示 \d+ 张车票$/,
  payNext: /^付 HK\$/,
  late: '约晚点 15 分钟',
  freeRefund: '免费退票',
  showETickets: /^出示电子车票/,
  payNow: '立即支付',
  cancel: '取消订单',
  cancelForSure: '取消订单',
  cancelled: '取消成功',
  notCharged: '订单已取消，未扣款',
  expired: '超时未支付，未扣款',
  expiredInFull: '超时未支付，订单已过期，未扣款。',
  amountNotCharged: '未收费',
  noneToPay: '没有待支付的订单',
  buyAgain: '再次购买',
  totalPaid: '实付金额',
  noOrder: '找不到此订单，或订单不属于此账号。',
}
const TEXTS: Readonly<Record<LanguageCode, OrderPageTexts>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }

/** A member's orders: the list and one order in full. */
export const orders = (page: Page, language: LanguageCode) => {
  const texts = TEXTS[language]
  const main = page.getByRole('main')
  return {
    heading: page.getByRole('heading', { level: 1, name: texts.list }),
    detailsHeading: page.getByRole('heading', { level: 1, name: texts.details }),
    card: (orderNo: string) => page.getByRole('link', { name: texts.order(orderNo) }),
    /** Any card, by the prefix of its name. */
    anyOrder: texts.order(''),
    tab: (name: 'toCollect' | 'toPay') => page.getByRole('radio', { name: texts[name] }),
    showTickets: main.getByRole('link', { name: texts.showTickets }),
    nextTrip: main.getByRole('region', { name: texts.nextTrip }),
    showNext: main.getByRole('button', { name: texts.showNext }),
    payNext: main.getByRole('link', { name: texts.payNext }),
    late: main.getByText(texts.late, { exact: true }),
    freeRefund: main.getByRole('link', { name: texts.freeRefund }),
    showETickets: main.getByRole('button', { name: texts.showETickets }),
    payNow: main.getByRole('link', { name: texts.payNow }),
    cancel: main.getByRole('button', { name: texts.cancel, exact: true }),
    cancelForSure: page.getByRole('alertdialog').getByRole('button', { name: texts.cancelForSure }),
    /** Text of a toast. */
    cancelled: texts.cancelled,
    notCharged: main.getByText(texts.notCharged),
    expired: main.getByText(texts.expired, { exact: true }),
    expiredInFull: main.getByText(texts.expiredInFull, { exact: true }),
    amountNotCharged: main.getByText(texts.amountNotCharged, { exact: true }),
    noneToPay: main.getByText(texts.noneToPay),
    buyAgain: main.getByRole('link', { name: texts.buyAgain }),
    totalPaid: main.getByText(texts.totalPaid),
    noOrder: main.getByText(texts.noOrder),
  }
}
