import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'

/** Texts of the page that refunds tickets. */
const en = {
  refund: 'Refund tickets',
  person: (number: number) => `Passenger ${number}, Adult`,
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
type RefundWords = typeof en

const zhHk: RefundWords = {
  refund: '退票',
  person: (number) => `乘客 ${number}　成人`,
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

const zhCn: RefundWords = {
  refund: '退票',
  person: (number) => `乘客 ${number}　成人`,
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
const WORDS: Readonly<Record<LanguageCode, RefundWords>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }

/** Refunds of an order: choice, confirmation, result. */
export const refunds = (page: Page, language: LanguageCode) => {
  const words = WORDS[language]
  const main = page.getByRole('main')
  return {
    refund: main.getByRole('link', { name: words.refund, exact: true }),
    person: (number: number) => main.getByRole('checkbox', { name: words.person(number) }),
    /** The whole row of a passenger chooses their tickets. */
    row: (number: number) => main.getByRole('listitem').filter({ hasText: words.person(number) }),
    fee: main.getByText(words.fee, { exact: true }),
    timeLeft: main.getByRole('timer'),
    chosen: (count: number) => main.getByText(words.chosen(count), { exact: true }),
    illness: main.getByRole('radio', { name: words.illness }),
    missing: main.getByText(words.missing),
    confirm: main.getByRole('button', { name: words.confirm, exact: true }),
    yes: page.getByRole('alertdialog').getByRole('button', { name: words.yes }),
    accepted: main.getByText(words.accepted),
    left: main.getByText(words.left),
    more: main.getByRole('link', { name: words.more }),
    refunded: main.getByText(words.refunded, { exact: true }),
    /** A ticket that is refunded, whether or not the provider has confirmed it. */
    inRefund: main.getByText(words.inRefund),
    toOrder: main.getByRole('link', { name: words.toOrder }),
    someRefunded: main.getByText(words.someRefunded),
  }
}
