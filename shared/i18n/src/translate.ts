import type { LanguageCode } from '@shuttle/contracts'
import { createInstance } from 'i18next'
import type { SameShape, Translate } from './create-use-texts'

export type { SameShape, Translate } from './create-use-texts'

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
