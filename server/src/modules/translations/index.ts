import { LANGUAGES, type Language } from '@shuttle/domain'
import { getLanguage, translateText } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerCall } from '../../http/register-call'
import { type KnownText, listKnownTexts } from './known-texts.repository'

/** Each language in itself. */
const NAMES: Record<Language, string> = { 'zh-cn': '简体中文', 'zh-hk': '繁體中文', en: 'English' }

/** Finds a known text in another language; undefined for any other text. `source` undefined looks in every language. */
export const translate = (
  texts: readonly KnownText[],
  asked: { text: string; source: Language | undefined; target: Language },
): string | undefined => {
  const wanted = asked.text.trim()
  if (wanted === '') return undefined
  const sources = asked.source === undefined ? LANGUAGES : [asked.source]
  return texts.find((text) => sources.some((language) => text[language].trim() === wanted))?.[asked.target]
}

/** The languages of the site, and its own texts in each of them; nothing is sent to a translator (decision "accounts"). */
export const registerTranslations = (app: FastifyInstance, context: AppContext): void => {
  registerCall(app, context, getLanguage, async () => ({
    responseData: LANGUAGES.map((code) => ({ code, name: NAMES[code] })),
  }))

  registerCall(app, context, translateText, async ({ body, language }) => {
    const source = LANGUAGES.find((code) => code === body.sourceLang.toLowerCase())
    const text = translate(await listKnownTexts(context.db), { text: body.text, source, target: language })
    return { responseData: { text: text ?? body.text, translated: text !== undefined } }
  })
}
