import type { LanguageCode } from '@shuttle/contracts'
import { toPlainSigns } from '@shuttle/domain'
import { type Area, type AreaNames, checkArea } from '@shuttle/domain/staff'

/** The name in the current language. */
export const areaName = ({ nameZhHk, nameZhCn, nameEn }: AreaNames, language: LanguageCode): string =>
  ({ 'zh-hk': nameZhHk, 'zh-cn': nameZhCn, en: nameEn })[language]

/** An area as it is sent; codes may be typed in any case. */
export const readAreaForm = ({ code, nameZhHk, nameZhCn, nameEn }: Area): Area => ({
  code: toPlainSigns(code).toUpperCase(),
  nameZhHk: nameZhHk.trim(),
  nameZhCn: nameZhCn.trim(),
  nameEn: nameEn.trim(),
})

/** Error codes by field; `taken` are the existing codes when an area is added. */
export const checkAreaForm = (values: Area, taken: readonly string[]) => {
  const area = readAreaForm(values)
  const found = checkArea(area)
  return taken.includes(area.code) ? { ...found, code: 'STAFF_AREA_EXISTS' as const } : found
}
