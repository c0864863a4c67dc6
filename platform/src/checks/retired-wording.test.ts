import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './source-files'

const ROOT = join(import.meta.dirname, '../../..')
const isText = (file: string): boolean => /\/(i18n|texts)\/|-texts?\.ts$|remote\.manifest\.ts$/.test(file)

const TEXTS = sourceFiles(ROOT).filter((file) => isText(`/${file}`) && !/\.test\.tsx?$/.test(file))

/** Wording that readers misread, and the files that had it. */
const RETIRED: readonly (readonly [wording: string, files: RegExp])[] = [
  ["'My account'", /\/mf-account\//],
  ['under My account', /\/mf-account\//],
  ['needs a hand', /\/mf-backoffice\//],
  ['without an answer', /\/mf-backoffice\//],
  ["'Refunds to approve'", /\/mf-backoffice\//],
  ["'Staff refund'", /\/mf-backoffice\/src\/(i18n\/en|remote\.manifest)/],
  ['點算', /./],
  ['点算', /./],
  [": '顯示'", /\/mf-backoffice\//],
  ['before {{until}}', /\/mf-backoffice\//],
  ['{{until}} 前', /\/mf-backoffice\//],
  ['no payment to ask about', /\/shared\/i18n\//],
  ['must have 2 to 15 characters', /\/shared\/i18n\//],
  ['逾时', /zh-cn/],
  ['没有收费', /zh-cn/],
  ['needs a request', /\/mf-orders\//],
  ["'Order time'", /\/shared\/booking\//],
  ["'Total people'", /\/shared\/booking\//],
  ['{{origin}}至{{destination}}', /\/shared\/booking\/src\/airport\//],
  ["'Unchecked'", /\/mf-orders\//],
  ['車票已取票或使用', /\/mf-orders\//],
  ["total: '退回'", /\/mf-orders\//],
  ['The total is for', /\/mf-purchase\//],
  ['refunds are paused', /\/(mf-orders|shared\/i18n)\//],
  ['暂停网上自动退票', /\/(mf-orders|shared\/i18n)\//],
  ['暫停網上自動退票', /\/(mf-orders|shared\/i18n)\//],
  ['request has ended. Please reload', /\/shared\/i18n\//],
  ['退票申请已经结束，请刷新', /\/shared\/i18n\//],
  ['退票申請已經結束，請重新載入', /\/shared\/i18n\//],
  ['has ended. Reload', /\/shared\/i18n\//],
  ['no longer waiting. Reload', /\/shared\/i18n\//],
  ['退款已经结束，请刷新', /\/shared\/i18n\//],
  ['退款已經結束，請重新載入', /\/shared\/i18n\//],
  ['已有决定，请', /\/shared\/i18n\//],
  ['已有決定，請', /\/shared\/i18n\//],
  ['This part could not be loaded', /\/mf-backoffice\//],
  ['这部分未能加载', /\/mf-backoffice\//],
  ['這部分未能載入', /\/mf-backoffice\//],
  ['automatic refund now', /\/mf-backoffice\//],
  ['不自动退票', /\/mf-backoffice\//],
  ['不自動退票', /\/mf-backoffice\//],
]

it.each(RETIRED)('no text has the retired wording %s', (wording, files) => {
  const found = TEXTS.filter(
    (file) => files.test(`/${file}`) && readFileSync(join(ROOT, file), 'utf8').includes(wording),
  )
  expect(found).toEqual([])
})
