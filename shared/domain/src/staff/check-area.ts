import { type ContentTextViolation, checkContentText } from './check-content-text'

/** Letters of an area code: a line code is that of its start and that of its end (D9.10). */
const AREA_CODE = /^[A-Z]{3}$/

export const AREA_NAME_LIMIT = 40

export interface AreaNames {
  nameZhHk: string
  nameZhCn: string
  nameEn: string
}

/** An area that lines start and end in. */
export interface Area extends AreaNames {
  code: string
}

export type AreaViolations = {
  -readonly [Field in keyof Area]?: ContentTextViolation | 'STAFF_AREA_CODE'
}

/** What is wrong with an area, by its field. Whether its code exists is not asked here. */
export const checkArea = ({ code, ...names }: Area): AreaViolations => {
  const found: AreaViolations = AREA_CODE.test(code) ? {} : { code: 'STAFF_AREA_CODE' }
  for (const field of ['nameZhHk', 'nameZhCn', 'nameEn'] as const) {
    const violation = checkContentText(names[field], AREA_NAME_LIMIT)
    if (violation) found[field] = violation
  }
  return found
}
