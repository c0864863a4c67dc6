import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'

/** Texts of the page that refunds tickets. */
const en = {
  refund: 'Refund tickets',
  passenger: (number: number) => `Passenger ${number}, Adult`,
  fee: 'The fee is now 10%',
  chosen: (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'} chosen`,
  illness: 'Illness',
  confirm: 'Confirm refund',
  missing: 'Please choose a reason',
  yes: 'Refund HK$58.50',
  accepted: /^Refund (accepted|completed)$/,
  left: 'Your other 2 tickets are still valid.',
  toOrder: 'Back to the order',
  more: 'Refund more tickets',
  refunded: 'Refunded',
  inRefund: /^(Refunded|Refund in progress)$/,
  someRefunded: /^1 ticket (was refunded, the others are valid|is being refunded)\.$/,
}
type RefundPageTexts = typeof en

const zhHk: RefundPageTexts = {
  refund: '退票',
  passenger: (number) => `乘客 ${number}　成人`,
  fee: '現時手續費 10%',
  chosen: (count) => `已選 ${count} 張`,
  illness: '身體不適',
  confirm: '確認退票',
  missing: '請選擇退票原因',
  yes: '退票，退回 HK$58.50',
  accepted: /^(退票已受理|退款已完成)$/,
  left: '其餘 2 張車票仍然有效。',
  toOrder: '返回訂單',
  more: '退其他車票',
  refunded: '已退票',
  inRefund: /^(已退票|退款處理中)$/,
  someRefunded: /^1 張車票(已退，其餘仍然有效|正在退款)。$/,
}

const zhCn: RefundPageTexts = {
  refund: '退票',
  passenger: (number) => `乘客 ${number}　成人`,
  fee: '现在手续费 10%',
  chosen: (count) => `已选 ${count} 张`,
  illness: '身体不适',
  confirm: '确认退票',
  missing: '请选择退票原因',
  yes: '退票，退款 HK$58.50',
  accepted: /^(退票已受理|退款已完成)$/,
  left: '其余 2 张车票仍然有效。',
  toOrder: '返回订单',
  more: '退其他车票',
  refunded: '已退票',
  inRefund: /^(已退票|退款处理中)$/,
  someRefunded: /^1 张车票(已退，其余仍然有效|正在退款)。$/,
}
const TEXTS: Readonly<Record<LanguageCode, RefundPageTexts>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }

/** Refunds of an order: choice, confirmation, result. */
export const refunds = (page: Page, language: LanguageCode) => {
  const texts = TEXTS[language]
  const main = page.getByRole('main')
  return {
    refund: main.getByRole('link', { name: texts.refund, exact: true }),
    passenger: (number: number) => main.getByRole('checkbox', { name: texts.passenger(number) }),
    /** The whole row of a passenger chooses their tickets. */
    row: (number: number) => main.getByRole('listitem').filter({ hasText: texts.passenger(number) }),
    fee: main.getByText(texts.fee, { exact: true }),
    timeLeft: main.getByRole('timer'),
    chosen: (count: number) => main.getByText(texts.chosen(count), { exact: true }),
    illness: main.getByRole('radio', { name: texts.illness }),
    missing: main.getByText(texts.missing),
    confirm: main.getByRole('button', { name: texts.confirm, exact: true }),
    yes: page.getByRole('alertdialog').getByRole('button', { name: texts.yes }),
    accepted: main.getByText(texts.accepted),
    left: main.getByText(texts.left),
    more: main.getByRole('link', { name: texts.more }),
    refunded: main.getByText(texts.refunded, { exact: true }),
    /** A ticket that is refunded, whether or not the provider has confirmed it. */
    inRefund: main.getByText(texts.inRefund),
    toOrder: main.getByRole('link', { name: texts.toOrder }),
    someRefunded: main.getByText(texts.someRefunded),
  }
}
