import { remoteManifest, type TextTree } from '@shuttle/contracts'
import { formTexts } from '@shuttle/forms/texts'
import { texts as en } from './i18n/en'
import { texts as zhCn } from './i18n/zh-cn'
import { texts as zhHk } from './i18n/zh-hk'
import { remote } from './remote'

const leaves = (tree: TextTree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : leaves(value, `${at}${key}.`),
  )
const inserts = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

test('[A2.base.2] the shell can read the manifest', () => {
  expect(remoteManifest.safeParse(remote.manifest).error).toBeUndefined()
})

test('every path of the manifest has a page, and every slot a component', async () => {
  expect(Object.keys(remote.pages).sort()).toEqual(remote.manifest.pages.map((page) => page.path).sort())
  expect(Object.keys(remote.slots)).toEqual(remote.manifest.slots)
  for (const load of Object.values(remote.pages)) expect((await load()).Page).toBeInstanceOf(Function)
  expect((await remote.slots['login-panel.v1']?.())?.Slot).toBeInstanceOf(Function)
})

test('[P2.route.2, A2.route.3, A6.visitor.1] sign-in does not stay mounted, and what needs no session is public', () => {
  const pages = remote.manifest.pages
  expect(pages.filter((page) => !page.keepAlive).map((page) => page.path)).toEqual(['/login'])
  expect(pages.filter((page) => page.guard !== 'public').map((page) => page.path)).toEqual([
    '/bind_email',
    '/my_data',
    '/my_coupon',
  ])
  expect(pages.filter((page) => page.bottomBar).map((page) => page.path)).toEqual(['/personal_center'])
})

test.each([
  ['zh-cn', zhCn],
  ['en', en],
] as const)('%s has every text of the reference, with the same inserts', (_, texts) => {
  const reference = new Map(leaves(zhHk))
  const translated = leaves(texts)
  expect(translated.map(([key]) => key).sort()).toEqual([...reference.keys()].sort())
  for (const [key, text] of translated) {
    expect(text.trim()).not.toBe('')
    expect([key, inserts(text)]).toEqual([key, inserts(reference.get(key) ?? '')])
  }
})

test('[A8.client.1] the quoted sentences match the specification exactly', () => {
  expect(formTexts.en.violation.EMAIL_BLANK).toBe('E-mail cannot be blank')
  expect(formTexts.en.violation.EMAIL_MALFORMED).toBe('Invalid e-mail format')
  expect(en.personalCentre.signOutQuestion).toBe('Are you sure to log out?')
  expect(formTexts.en.violation.PASSWORDS_DIFFER).toBe('Password do not match')
  expect(formTexts.en.violation.CODE_BLANK).toBe('Verification code cannot be blank')
  expect(formTexts.en.violation.TERMS_NOT_TICKED).toBe('please tick privacy terms first')
})
