import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'

/** Texts of the page where a passenger requests a refund from staff. */
const en = {
  heading: 'Apply for a refund',
  disruption: 'Bus cancelled or delayed',
  illness: 'Illness',
  email: 'Contact e-mail',
  file: 'Take a photo or choose a file',
  wrongType: 'The proof must be a JPEG, PNG or PDF file',
  remove: (name: string) => `Remove ${name}`,
  send: 'Send request',
  waiting: 'Request being decided',
  stillValid: /Your tickets stay valid/,
  withdraw: 'Withdraw request',
  withdrawForSure: 'Withdraw',
  withdrawn: 'Request withdrawn',
  again: 'Apply again',
}
type RefundRequestTexts = typeof en

const zhHk: RefundRequestTexts = {
  heading: '申請退票',
  disruption: '停駛或延誤',
  illness: '身體不適',
  email: '聯絡電郵',
  file: '拍照或選擇檔案',
  wrongType: '證明檔案只接受 JPEG、PNG 或 PDF',
  remove: (name) => `移除 ${name}`,
  send: '提交申請',
  waiting: '申請審核中',
  stillValid: /車票仍然有效/,
  withdraw: '撤回申請',
  withdrawForSure: '撤回申請',
  withdrawn: '申請已撤回',
  again: '再次申請',
}

const zhCn: RefundRequestTexts = {
  heading: '申请退票',
  disruption: '停运或延误',
  illness: '身体不适',
  email: '联系邮箱',
  file: '拍照或选择文件',
  wrongType: '证明文件只接受 JPEG、PNG 或 PDF',
  remove: (name) => `移除 ${name}`,
  send: '提交申请',
  waiting: '申请审核中',
  stillValid: /车票仍然有效/,
  withdraw: '撤回申请',
  withdrawForSure: '撤回申请',
  withdrawn: '申请已撤回',
  again: '再次申请',
}
const TEXTS: Readonly<Record<LanguageCode, RefundRequestTexts>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }

/** The refund request of an order to staff: its form, and its state once it was sent. */
export const refundRequest = (page: Page, language: LanguageCode) => {
  const texts = TEXTS[language]
  const main = page.getByRole('main')
  const dialog = page.getByRole('alertdialog')
  return {
    heading: page.getByRole('heading', { level: 1, name: texts.heading }),
    tickets: main.getByRole('checkbox'),
    disruption: main.getByRole('radio', { name: texts.disruption }),
    illness: main.getByRole('radio', { name: texts.illness }),
    email: main.getByLabel(texts.email),
    file: main.getByLabel(texts.file),
    wrongType: main.getByText(texts.wrongType),
    remove: (name: string) => main.getByRole('button', { name: texts.remove(name) }),
    send: main.getByRole('button', { name: texts.send }),
    sendForSure: dialog.getByRole('button', { name: texts.send }),
    waiting: main.getByText(texts.waiting, { exact: true }),
    stillValid: main.getByText(texts.stillValid),
    withdraw: main.getByRole('button', { name: texts.withdraw }),
    withdrawForSure: dialog.getByRole('button', { name: texts.withdrawForSure, exact: true }),
    withdrawn: main.getByText(texts.withdrawn, { exact: true }),
    again: main.getByRole('button', { name: texts.again }),
  }
}
