import { errorTexts } from '@shuttle/i18n/errors'
import { formTexts } from '.'

/** The limits of a sentence are inserted in a form and written out in an answer. */
const withoutLimits = (text: string): string => text.replace(/\{\{\w+\}\}|\d+/g, '#')

it.each(['zh-cn', 'zh-hk', 'en'] as const)('a form and an answer have equal messages in %s', (language) => {
  const answers: Readonly<Record<string, string>> = errorTexts[language]
  const violations = Object.entries(formTexts[language].violation).filter(([code]) => code in answers)
  expect(violations.length).toBeGreaterThan(8)
  for (const [code, text] of violations)
    expect({ code, text: withoutLimits(text) }).toEqual({ code, text: withoutLimits(answers[code] ?? '') })
})
