import type { LanguageCode } from '@shuttle/contracts'

interface Named {
  name_zh_cn: string
  name_zh_hk: string
  name_en: string
}

export const nameIn = (row: Named, language: LanguageCode): string =>
  ({ 'zh-cn': row.name_zh_cn, 'zh-hk': row.name_zh_hk, en: row.name_en })[language]
