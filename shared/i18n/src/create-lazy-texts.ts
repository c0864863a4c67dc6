import type { LanguageCode } from '@shuttle/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translate } from './create-use-texts'
import type { InLanguages } from './translate'

/** The store is filled before it is read, so the hook has no namespace to wait for. */
const NOTHING_TO_WAIT_FOR: string[] = []

/**
 * Texts that come in every language with the chunk that draws them, not with the page. The hook accepts a language
 * other than the page's, and also finds keys of `fallback`, a namespace of the page.
 */
export const createLazyTexts = <Tree, Fallback = unknown>(
  namespace: string,
  texts: InLanguages<Tree>,
  fallback?: string,
): ((language?: LanguageCode) => Translate<Tree & Fallback>) => {
  const namespaces = fallback === undefined ? [namespace] : [namespace, fallback]
  const filled = new WeakSet<object>()
  return (language) => {
    const { i18n } = useTranslation(NOTHING_TO_WAIT_FOR)
    if (!filled.has(i18n.store)) {
      filled.add(i18n.store)
      for (const [code, tree] of Object.entries(texts)) {
        // Deep: another remote may have filled the namespace from another version, whose keys must stay.
        // Silent: an event here would draw other components while this one is being drawn.
        i18n.addResourceBundle(code, namespace, tree, true, true, { silent: true })
      }
    }
    const shown = language ?? i18n.language
    return useMemo(() => {
      const t = i18n.getFixedT(shown, namespaces)
      return (key, inserts) => t(key as string, inserts as Record<string, unknown>) as string
    }, [i18n, shown])
  }
}
