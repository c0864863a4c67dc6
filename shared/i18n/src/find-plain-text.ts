import type { i18n } from 'i18next'

/**
 * Finds a text without inserts in the first namespace that has it: i18next formats every text, which takes ten times
 * as long. A plural text and a missing one are undefined.
 */
export const findPlainText = (
  engine: i18n,
  language: string,
  namespaces: readonly string[],
  key: string,
): string | undefined => {
  for (const namespace of namespaces) {
    const text: unknown = engine.getResource(language, namespace, key)
    if (typeof text === 'string') return text
  }
  return undefined
}
