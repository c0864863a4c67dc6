import { type ContentTextViolation, checkContentText } from './check-content-text'

/** Letters of an area code: a line code combines those of its start and its end (D9.10). */
const AREA_CODE = /^[A-Z]{3}$/

export const AREA_NAME_LIMIT = 40

export interface AreaNames {
  nameZhHk: string
  nameZhCn: string
  nameEn: string
}

/** An area where lines start and end. */
export interface Area extends AreaNames {
  code: string
}

export type AreaViolations = {
  -readonly [Field in keyof Area]?: ContentTextViolation | 'STAFF_AREA_CODE'
}

/** Violations of an area, by field. Whether its code exists is not checked here. */
export const checkArea = ({ code, ...names }: Area): AreaViolations => {
  const found: AreaViolations = AREA_CODE.test(code) ? {} : { code: 'STAFF_AREA_CODE' }
  for (const field of ['nameZhHk', 'nameZhCn', 'nameEn'] as const) {
    const violation = checkContentText(names[field], AREA_NAME_LIMIT)
    if (violation) found[field] = violation
  }
  return found
}
