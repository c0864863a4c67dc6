import type { ErrorCode, LanguageCode } from '@shuttle/contracts'
import { airportErrorTexts } from './airport-error-texts'
import { formErrorTexts } from './form-error-texts'
import { staffErrorTexts } from './staff'

/** One sentence for every code, so that a missing text does not compile. */
type ErrorTexts = Readonly<Record<ErrorCode, string>>

const inLanguage = (language: LanguageCode): ErrorTexts => ({
  ...formErrorTexts[language],
  ...airportErrorTexts[language],
  ...staffErrorTexts[language],
})

/** Sentence of every refusal (D9.15). Pure data: the service uses it too. */
export const errorTexts: Readonly<Record<LanguageCode, ErrorTexts>> = {
  'zh-cn': inLanguage('zh-cn'),
  'zh-hk': inLanguage('zh-hk'),
  en: inLanguage('en'),
}
