import { useTranslation } from 'react-i18next'

/**
 * All texts below a key of one namespace in the reader's language, for sentences that are found by a code:
 * `createUseTextGroup<typeof texts.refusal>('mf-backoffice', 'refusal')`.
 */
export const createUseTextGroup =
  <Group extends Readonly<Record<string, string>>>(namespace: string, key: string) =>
  (): Group => {
    const { i18n } = useTranslation(namespace)
    return i18n.getResource(i18n.language, namespace, key) as Group
  }
