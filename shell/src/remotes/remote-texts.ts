import type { LanguageCode, RemoteModule, TextTree } from '@shuttle/contracts'

/** Texts of one version that are fetched and not rendered yet. */
export type TextTrees = readonly (readonly [LanguageCode, TextTree])[]

/** The texts of the page: one tree for each language and remote. */
export interface TextEngine {
  has: (language: LanguageCode, namespace: string) => boolean
  add: (language: LanguageCode, namespace: string, texts: TextTree) => void
  /** Replaced in every language: another version may have other texts under the same keys. */
  forget: (namespace: string) => void
}

export interface RemoteTexts {
  /** The texts that must be loaded before this version renders; for a version that is not active, all of them. */
  lacking: (module: RemoteModule, isInUse: boolean) => Promise<TextTrees>
  add: (namespace: string, trees: TextTrees) => void
  forget: (namespace: string) => void
  /** Adds a language that all texts loaded from now on must have. */
  switchTo: (language: LanguageCode) => void
}

export const createRemoteTexts = (options: { engine: TextEngine; getLanguage: () => LanguageCode }): RemoteTexts => {
  const { engine, getLanguage } = options
  let switchingTo: LanguageCode | undefined
  return {
    lacking: async (module, isInUse) => {
      const languages = new Set([getLanguage(), switchingTo ?? getLanguage()])
      const missing = [...languages].filter((language) => !isInUse || !engine.has(language, module.manifest.name))
      return Promise.all(missing.map(async (language) => [language, (await module.texts[language]()).texts] as const))
    },
    add: (namespace, trees) => {
      for (const [language, tree] of trees) engine.add(language, namespace, tree)
    },
    forget: engine.forget,
    switchTo: (language) => {
      switchingTo = language
    },
  }
}
