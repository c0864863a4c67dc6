import type { BootData } from '@shuttle/contracts'
import type { EarlyCalls } from './early-calls'

type Body = Readonly<Record<string, unknown>>

const isSameBody = (left: Body, right: Body): boolean => {
  const fields = Object.keys({ ...left, ...right })
  return fields.every((field) => String(left[field]) === String(right[field]))
}

/**
 * Serves each answer that came with the page, or call that was started early, to the first caller that needs it. They
 * are in the language of the document: a user of another language gets none.
 */
export const createEarlyAnswers = (answers: BootData['answers'], early: EarlyCalls, isOtherLanguage = false) => {
  const inlined = [...answers]
  return (path: string, body: Body): Promise<unknown> | undefined => {
    if (isOtherLanguage) return undefined
    const found = inlined.findIndex((one) => one.path === path && isSameBody(one.body, body))
    if (found >= 0) return Promise.resolve(inlined.splice(found, 1)[0]?.answer)
    const { first } = early
    if (first?.path !== path || !isSameBody(first.body, body)) return undefined
    delete early.first
    return first.answer
  }
}
