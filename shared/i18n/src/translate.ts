import type { LanguageCode } from '@shuttle/contracts'
import { createInstance } from 'i18next'
import type { SameShape, Translate } from './create-use-texts'

export type { SameShape, Translate } from './create-use-texts'

/**
 * A few texts whose three languages stand in one file: a key that is missing, or that the reference has not, does not compile.
 * More than a screenful has a file for each language.
 */
export const defineTexts = <Tree>(texts: {
  /** The reference. */
  'zh-hk': Tree
  'zh-cn': SameShape<NoInfer<Tree>>
  en: SameShape<NoInfer<Tree>>
}): { readonly 'zh-hk': Tree; readonly 'zh-cn': SameShape<Tree>; readonly en: SameShape<Tree> } => texts

/** Writes texts of one language without a page and without React: in mails, in documents of a fixed language, in tests. */
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
