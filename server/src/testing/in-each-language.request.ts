import { errorTexts } from '@shuttle/i18n/errors'

const LANGUAGES = [
  ['zh-CN', 'zh-cn'],
  ['zh-HK', 'zh-hk'],
  ['en', 'en'],
] as const

/** The code that a question is answered with, whose text in each of the three languages is the message of the answer. */
export const inEachLanguage = async (
  ask: (headers: Record<string, string>) => Promise<{ code: string; message?: string | undefined }>,
): Promise<string> => {
  const codes = new Set<string>()
  for (const [header, language] of LANGUAGES) {
    const { code, message } = await ask({ 'accept-language': header })
    expect(message).toBe(code === 'SUCCESS' ? '成功' : errorTexts[language][code as keyof typeof errorTexts.en])
    codes.add(code)
  }
  return [...codes].join()
}
