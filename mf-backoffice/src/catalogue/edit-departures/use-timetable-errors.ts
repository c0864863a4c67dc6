import type { TimetableError } from '@shuttle/domain/staff'
import { useDeparturesTexts } from '../texts/use-departures-texts'

/** Maximum of named lines: in a file of another kind every line is an error. */
const NAMED = 5

/** Joins the sentences about unreadable lines. */
export const useTimetableErrors = (): ((errors: readonly TimetableError[]) => string | undefined) => {
  const t = useDeparturesTexts()
  return (errors) => {
    const [named, rest] = [errors.slice(0, NAMED), errors.slice(NAMED)]
    const sentences = named.map(({ line, fault }) => t(`timetable.fault.${fault}`, { line }))
    if (rest[0]) sentences.push(t('timetable.tooMany', { count: rest.length, line: rest[0].line }))
    return sentences.length > 0 ? sentences.join('; ') : undefined
  }
}
