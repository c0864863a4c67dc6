import type { LanguageCode } from '@shuttle/contracts'
import type { BannerContent } from '@shuttle/domain/staff'

/** Titles of a notice or a banner. */
export type ContentTitles = Pick<BannerContent, 'titleZhHk' | 'titleZhCn' | 'titleEn'>

/** The title in the current language. */
export const contentTitle = ({ titleZhHk, titleZhCn, titleEn }: ContentTitles, language: LanguageCode): string =>
  ({ 'zh-hk': titleZhHk, 'zh-cn': titleZhCn, en: titleEn })[language]
