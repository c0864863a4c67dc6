import { errorTexts } from '@shuttle/i18n/errors'
import { inLarge } from './in-large'

const LANGUAGES: readonly (readonly [header: string, language: 'zh-cn' | 'zh-hk' | 'en'])[] = [
  ['zh-CN', 'zh-cn'],
  ['zh-HK', 'zh-hk'],
  ['en', 'en'],
]

let turn = 0
/** One of them in turn; in the large suites all: the same code translates every refusal. */
export const nextLanguages = () => {
  turn += 1
  return inLarge(LANGUAGES, LANGUAGES.slice(turn % LANGUAGES.length).slice(0, 1))
}

/** The code of an answer whose message in each of the languages is the text of that code. */
export const inEachLanguage = async (
  send: (headers: Record<string, string>) => Promise<{ code: string; message?: string | undefined }>,
  languages = LANGUAGES,
): Promise<string> => {
  const codes = new Set<string>()
  for (const [header, language] of languages) {
    const { code, message } = await send({ 'accept-language': header })
    expect(message).toBe(code === 'SUCCESS' ? '成功' : errorTexts[language][code as keyof typeof errorTexts.en])
    codes.add(code)
  }
  return [...codes].join()
}
