import type { LanguageCode } from '@shuttle/contracts'
import { createInstance } from 'i18next'
import type { SameShape, Translate } from './create-use-texts'

export type { SameShape, Translate } from './create-use-texts'

/**
 * A few texts with their three languages in one file: a missing key, or one that the reference lacks, does not compile.
 * More texts than fit a screen have a file for each language.
 */
export const defineTexts = <Tree>(texts: {
  /** The reference language. */
  'zh-hk': Tree
  'zh-cn': SameShape<NoInfer<Tree>>
  en: SameShape<NoInfer<Tree>>
}): { readonly 'zh-hk': Tree; readonly 'zh-cn': SameShape<Tree>; readonly en: SameShape<Tree> } => texts

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
  return (key, inserts) => engine.t(key as string, inserts as Record<string, unknown>) as string
}
