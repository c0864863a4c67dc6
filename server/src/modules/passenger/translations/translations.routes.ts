import { LANGUAGES, type Language } from '@shuttle/domain'
import { getLanguageCall, translateTextCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { listKnownTexts } from './known-texts.repository'
import { translate } from './translate'

/** The name of each language in that language. */
const NAMES: Record<Language, string> = { 'zh-cn': '简体中文', 'zh-hk': '繁體中文', en: 'English' }

/** The languages of the site, and its own texts in each of them; nothing is sent to a translator (D6.language.1). */
export const registerTranslations = (app: FastifyInstance, context: AppContext): void => {
  registerCall(app, context, getLanguageCall, async () => ({
    responseData: LANGUAGES.map((code) => ({ code, name: NAMES[code] })),
  }))

  registerCall(app, context, translateTextCall, async ({ body, language }) => {
    const source = LANGUAGES.find((code) => code === body.sourceLang.toLowerCase())
    const text = translate(await listKnownTexts(context.db), { text: body.text, source, target: language })
    return { responseData: { text: text ?? body.text, translated: text !== undefined } }
  })
}
