import type { LanguageCode } from '@shuttle/contracts'
import { createInstance } from 'i18next'
import type { SameShape, Translate } from './create-use-texts'
import { groupedInserts } from './grouped-inserts'

export type { SameShape, Translate } from './create-use-texts'
export { groupedInserts } from './grouped-inserts'

/** A tree of texts in every language: a missing key, or one that the reference lacks, does not compile. */
export type InLanguages<Tree> = {
  /** The reference language. */
  readonly 'zh-hk': Tree
  readonly 'zh-cn': SameShape<NoInfer<Tree>>
  readonly en: SameShape<NoInfer<Tree>>
}

/** A few texts with their three languages in one file; more texts than fit a screen have a file for each language. */
export const defineTexts = <Tree>(texts: InLanguages<Tree>): InLanguages<Tree> => texts

/** Formats texts of one language without a page or React: for mails, documents of a fixed language and tests. */
export const createTranslate = <Tree>(language: LanguageCode, texts: SameShape<NoInfer<Tree>>): Translate<Tree> => {
  const engine = createInstance()
  engine.init({
    lng: language,
    fallbackLng: false,
    lowerCaseLng: true,
    resources: { [language]: { texts } },
    defaultNS: 'texts',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return (key, inserts) => engine.t(key as string, groupedInserts(inserts)) as string
}
