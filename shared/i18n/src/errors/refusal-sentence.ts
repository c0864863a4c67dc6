import { isErrorCode, type LanguageCode } from '@shuttle/contracts'
import { errorTexts } from './texts-by-language'

/**
 * What a refusal says: our own sentence for a code we know, else the answer's (decision "one closed list of error codes");
 * undefined when nobody said anything.
 */
export const refusalSentence = (
  { code, answerMessage }: { code: string; answerMessage?: string | undefined },
  language: LanguageCode,
): string | undefined => (isErrorCode(code) ? errorTexts[language][code] : answerMessage)
