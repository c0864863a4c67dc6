import { BASE_PATH } from '@shuttle/contracts'
import { LANGUAGE_TAG, type Language } from '@shuttle/domain'
import { serviceTexts } from '../../../i18n'
import type { AppContext } from '../../../runtime/context'

/** The lines of a mail to a passenger, and the address of the help page in its language. */
export const mailText = ({ config }: AppContext, language: Language, lines: readonly string[]): string => {
  const url = `${config.publicUrl}${BASE_PATH}help?lang=${LANGUAGE_TAG[language]}`
  return [...lines, '', serviceTexts(language)('mail.help', { url })].join('\n')
}
