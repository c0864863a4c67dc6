import { readFileSync } from 'node:fs'
import { collectTexts, findTexts, hasTexts } from './collect-texts'

const files = (folder: string, content: (language: string) => string) =>
  ['zh-cn', 'zh-hk', 'en'].map((language) => ({ file: `${folder}/${language}.ts`, content: content(language) }))

const nested = files(
  'mf-x/src/i18n',
  (language) => `export const texts = {
  common: {
    back: '${language} back',
    long:
      '${language} a long sentence',
    count: (count: number) => \`\${count} ${language}\`,
  },
  title: '${language} title',
}
`,
)

it('combines the three languages of a text, with the line of each', () => {
  expect(collectTexts(nested)[0]).toEqual({
    owner: 'mf-x',
    key: 'common.back',
    sentences: ['zh-cn', 'zh-hk', 'en'].map((language) => ({
      language,
      file: `mf-x/src/i18n/${language}.ts`,
      line: 3,
      text: `${language} back`,
    })),
  })
  expect(collectTexts(nested).map(({ key }) => key)).toEqual(['common.back', 'common.long', 'common.count', 'title'])
})

it('reads a sentence on the line below its key', () => {
  expect(findTexts(collectTexts(nested), 'en a long')[0]?.sentences.at(-1)?.text).toBe('en a long sentence')
})

it('reads languages that are side by side in one file', () => {
  const content = `export const page = {
  title: { 'zh-cn': '首页', 'zh-hk': '主頁', en: 'Home' },
}
`
  expect(hasTexts('mf-x/src/remote.manifest.ts', content)).toBe(true)
  expect(collectTexts([{ file: 'mf-x/src/remote.manifest.ts', content }])).toMatchObject([
    { key: 'title', sentences: [{ text: '首页' }, { text: '主頁' }, { text: 'Home' }] },
  ])
})

it('reads the languages of a hook that creates its texts in place', () => {
  const content = `export const useXTexts = createLazyTexts('x', {
  'zh-hk': { title: '主頁' },
  'zh-cn': { title: '首页' },
  en: { title: 'Home' },
})
`
  expect(collectTexts([{ file: 'mf-x/src/use-x-texts.ts', content }])).toMatchObject([
    { key: 'title', sentences: [{ text: '首页' }, { text: '主頁' }, { text: 'Home' }] },
  ])
})

it('names the common texts of a package as their hooks do', () => {
  const common = files('mf-x/src/i18n/common', (language) => `export const common = {\n  state: '${language}',\n}\n`)
  expect(collectTexts(common).map(({ key }) => key)).toEqual(['common.state'])
})

it('finds texts by a part of a key, and by text in any language or case', () => {
  const texts = collectTexts(nested)
  expect(findTexts(texts, 'common.ba').map(({ key }) => key)).toEqual(['common.back'])
  expect(findTexts(texts, 'EN TITLE').map(({ key }) => key)).toEqual(['title'])
  expect(findTexts(texts, 'nothing like it')).toEqual([])
})

it('finds texts of a remote in three languages', () => {
  const real = ['zh-cn', 'zh-hk', 'en'].map((language) => {
    const file = `shell/src/i18n/${language}.ts`
    return { file, content: readFileSync(file, 'utf8') }
  })
  const texts = collectTexts(real)
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(({ sentences }) => sentences.length !== 3)).toEqual([])
})
