import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { trackedSources } from '../checks/source-files'
import { hasTexts, readTexts, type Sentence } from './read-texts'

const root = resolve(import.meta.dirname, '../../..')
const isProduct = (file: string): boolean =>
  /^(mf-[^/]+|shared|shell|server|composer)\//.test(file) && !/\.test\.tsx?$|\/(testing|gallery|generated)\//.test(file)

/** What a sentence must not say, with what to write instead. */
const REFUSED: ReadonlyArray<[language: Sentence['language'] | 'all', words: RegExp, instead: string]> = [
  ['all', /(HK\$|¥) [\d{]/, 'HK$65.00 and ¥65.00, without a space'],
  // One that begins in lower case is quoted by the specification, as is the error of a payment; If and To are no sentences.
  ['en', /^(?!If |To |Order payment error)[^a-z].*, please\b/, 'two sentences'],
  ['en', /\b[Ll]og(ged)? out\b(?!\?)/, 'sign out'],
  ['en', /\bpurchase terms\b/i, 'purchase notes'],
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
  ['zh-hk', /首頁|您|接口|再試一次|到帳|入賬|身分|位址/, '主頁、你、介面、重試、到賬、身份、地址'],
]

const findRefused = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ language, text, file, line }) =>
    REFUSED.filter(([where, words]) => (where === 'all' || where === language) && words.test(text)).map(
      ([, , instead]) => `${file}:${line} ${text}: write ${instead}`,
    ),
  )

it('[D9.25] no shown text has another form of money, a joined request or a word that was replaced', () => {
  const files = trackedSources(root)
    .filter(isProduct)
    .map((file) => ({ file, content: readFileSync(join(root, file), 'utf8') }))
    .filter(({ file, content }) => hasTexts(file, content))
  const sentences = readTexts(files).flatMap((shown) => shown.sentences)
  expect(sentences.length).toBeGreaterThan(1000)
  expect(findRefused(sentences)).toEqual([])
})

it.each([
  ['en', 'This is sold out, please choose another'],
  ['en', 'For orders from HK$ 65.00'],
  ['en', 'You are logged out'],
  ['en', 'Your total is on its way'],
  ['zh-cn', '请删除账号'],
  ['zh-hk', '返回首頁'],
] as const)('refuses in %s: %s', (language, text) => {
  expect(findRefused([{ language, text, file: 'texts.ts', line: 1 }])).toHaveLength(1)
})

it.each(['please fill in captcha', 'you still have an unpaid order, please pay first', 'Are you sure to log out?'])(
  'lets the specification say: %s',
  (text) => {
    expect(findRefused([{ language: 'en', text, file: 'texts.ts', line: 1 }])).toEqual([])
  },
)
