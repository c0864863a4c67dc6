import type { LanguageCode } from '@shuttle/contracts'
import type { AreaNames } from '@shuttle/domain/staff'

/** The name in the current language. */
export const areaName = ({ nameZhHk, nameZhCn, nameEn }: AreaNames, language: LanguageCode): string =>
  ({ 'zh-hk': nameZhHk, 'zh-cn': nameZhCn, en: nameEn })[language]
