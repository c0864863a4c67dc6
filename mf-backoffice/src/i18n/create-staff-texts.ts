import type { LanguageCode } from '@shuttle/contracts'
import { createPartTexts, type Translate } from '@shuttle/i18n'
import type { InLanguages } from '@shuttle/i18n/translate'
import { useMemo } from 'react'
import { withCounts } from './with-counts'
import type { texts } from './zh-hk'

const createTexts = createPartTexts<typeof texts>('mf-backoffice')

/** Makes the hook of texts that come with the chunk that draws them; it also finds those of the frame. */
export const createStaffTexts = <Tree>(part: string, languages: InLanguages<Tree>) => {
  const usePartTexts = createTexts<Tree>(part, languages)
  return (language?: LanguageCode): Translate<Tree & typeof texts> => {
    const t = usePartTexts(language)
    return useMemo(() => withCounts(t), [t])
  }
}
