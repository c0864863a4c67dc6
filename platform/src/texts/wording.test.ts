import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { trackedSources } from '../checks/source-files'
import { collectTexts, hasTexts, type Sentence } from './collect-texts'
import { findForeignCharacters } from './find-foreign-characters'

const root = resolve(import.meta.dirname, '../../..')
const isProduct = (file: string): boolean =>
  /^(mf-[^/]+|shared|shell|server|composer)\//.test(file) && !/\.test\.tsx?$|\/(testing|gallery|generated)\//.test(file)

type Refused = [language: Sentence['language'] | 'all' | 'zh', pattern: RegExp, instead: string]

/** Wording that sentences must not have, with its replacement; names of things are those of docs/glossary.md. */
const REFUSED: readonly Refused[] = [
  ['all', /(HK\$|¥)( [\d{]|\d+(?![\d.]))/, 'HK$65.00 and ¥65.00, without a space and with cents'],
  // A sentence in lower case is a quotation of the specification, as is the error of a payment.
  ['en', /^(?!Order payment error)[^a-z].*[,;] please\b/, 'two sentences'],
  // A heading's number, a label after a value and an address at the end are no sentences.
  ['en', /[a-z)]\. [A-Z].*[^.!?…:}`',][`',]*$/, 'a full stop after the last of two sentences'],
  ['en', /\b[Ll]og(ged)? (out\b(?!\?)|in\b)/, 'sign out, sign in'],
  ['en', /\bpurchase terms\b/i, 'purchase notes'],
  ['en', /\bemail\b(?!}})|\bconcession|\bbooked.session/i, 'e-mail, discounted, personal booking'],
  [
    'en',
    /wrong or out of date|kind of ticket|(code|total|price) is on its way/i,
    'incorrect or expired; ticket type; is being calculated',
  ],
  [
    'zh-cn',
    /删除账号|我的资料|接口账户|信用卡|出行日期|不设更改/,
    '注销账号、我的个人信息、接口账号、银行卡、乘车日期、不可改签',
  ],
  [
    'zh-cn',
    /员工|再试|票种|无须|预约班次|订单(编号|已失效)/,
    '工作人员、重试、车票类型、无需、个人预约票、订单号、已过期',
  ],
  ['zh-hk', /首頁|您|接口|到帳|入賬|身分|位址/, '主頁、你、介面、到賬、身份、地址'],
  [
    'zh-hk',
    /員工|再試|票種(?!類)|票價|無需|毋須|旅客|預約班次|訂單已失效|(?<!微信)支付(?!寶)/,
    '職員、重試、車票種類、車費、無須、乘客、個人預約票、已過期、付款',
  ],
  [
    'zh-cn',
    /验票|电邮|支付机构|付款服务商|车票(编号|号)|一毫|末日|第二重验证|退款政策/,
    '检票、邮箱或邮件、支付服务商、票号、一角、最后一天、两步验证、退票政策',
  ],
  [
    'zh-hk',
    /線路|檢票|帳號|嬰兒|付款機構|(?<!付款|技術)服務商|車票號碼|(操作|退款|對賬|本站|付款)記錄|第二重驗證|退款政策/,
    '路線、驗票、帳戶、幼兒、付款服務商、車票編號、紀錄、雙重認證、退票政策',
  ],
  ['zh', /\p{Script=Han}[”」）]?\s?[,;:?!]|[,;?!]\s?\p{Script=Han}|\p{Script=Han}[()]|\.\.\./u, '，；：？！（）…'],
]

const isIn = (language: Sentence['language'], where: Refused[0]): boolean =>
  where === 'all' || where === language || (where === 'zh' && language !== 'en')

const findRefused = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ language, text, file, line }) => {
    const foreign = findForeignCharacters(language, text)
    return [
      ...REFUSED.filter(([where, pattern]) => isIn(language, where) && pattern.test(text)).map(
        ([, , instead]) => `${file}:${line} ${text}: write ${instead}`,
      ),
      ...(foreign === '' ? [] : [`${file}:${line} ${text}: ${foreign} is not written in ${language}`]),
    ]
  })

const PRIVACY_TERMS = { cn: 'zh-cn', hk: 'zh-hk', en: 'en' } as const

/** All lines of the privacy terms, which are documents of their own and no catalogues. */
const readPrivacyTerms = (): Sentence[] =>
  Object.entries(PRIVACY_TERMS).flatMap(([name, language]) => {
    const file = `mf-account/src/pages/privacy-${name}-page.tsx`
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.map((text, at) => ({ language, file, line: at + 1, text }))
  })

it('[D9.25] no shown text has another form of money, a joined request or a replaced term', () => {
  const files = trackedSources(root)
    .filter(isProduct)
    .map((file) => ({ file, content: readFileSync(join(root, file), 'utf8') }))
    .filter(({ file, content }) => hasTexts(file, content))
  // The terms of a help topic are what passengers type, in words of their own; no page shows them.
  const shown = collectTexts(files).filter(({ key }) => !/\.terms$/.test(key))
  const sentences = [...shown.flatMap((each) => each.sentences), ...readPrivacyTerms()]
  expect(sentences.length).toBeGreaterThan(1200)
  expect(findRefused(sentences)).toEqual([])
})

it.each([
  ['en', 'This is sold out, please choose another'],
  ['en', 'This is sold out. Please choose another'],
  ['en', 'If that was not you, please tell us'],
  ['en', 'For orders from HK$ 65.00'],
  ['en', 'For orders of HK$65 or more'],
  ['en', 'You are logged out'],
  ['en', 'Your total is on its way'],
  ['en', 'Concession tickets'],
  ['zh-cn', '请删除账号'],
  ['zh-cn', '请稍后再试'],
  ['zh-cn', '暂时无法显示,请重试'],
  ['zh-cn', '返回首頁'],
  ['zh-hk', '返回首頁'],
  ['zh-hk', '返回主页'],
  ['zh-hk', '只限員工使用'],
  ['zh-hk', '來回(每程)'],
  ['zh-hk', '請選擇線路'],
  ['zh-hk', '向服務商查詢'],
  ['zh-hk', '沒有操作記錄'],
  ['zh-cn', '订单已验票'],
  ['zh-cn', '请输入电邮地址'],
] as const)('refuses in %s: %s', (language, text) => {
  expect(findRefused([{ language, text, file: 'texts.ts', line: 1 }])).toHaveLength(1)
})

it.each([
  ['en', 'please fill in captcha'],
  ['en', 'This is sold out. Please choose another.'],
  ['en', 'you still have an unpaid order, please pay first'],
  ['en', 'Are you sure to log out?'],
  ['en', 'HK$65.00 beside ¥58.00'],
  ['zh-hk', '微信支付'],
  ['zh-hk', '付款服務商會記錄每次查詢'],
  ['zh-cn', '例如 A123456(7) 输入 4567。'],
] as const)('accepts in %s: %s', (language, text) => {
  expect(findRefused([{ language, text, file: 'texts.ts', line: 1 }])).toEqual([])
})
