import type { AirportErrorCode, ErrorCode, LanguageCode, StaffErrorCode } from '@shuttle/contracts'
import { accountErrorTexts } from './account-error-texts'
import { bookingErrorTexts } from './booking-error-texts'
import { refundErrorTexts } from './refund-error-texts'

type FormErrorTexts = Readonly<Record<Exclude<ErrorCode, AirportErrorCode | StaffErrorCode>, string>>

const inLanguage = (language: LanguageCode): FormErrorTexts => ({
  ...bookingErrorTexts[language],
  ...refundErrorTexts[language],
  ...accountErrorTexts[language],
})

/** Refusals that a form can show. The airport line and the back office load their own sentences: other forms do not. */
export const formErrorTexts: Readonly<Record<LanguageCode, FormErrorTexts>> = {
  'zh-cn': inLanguage('zh-cn'),
  'zh-hk': inLanguage('zh-hk'),
  en: inLanguage('en'),
}
