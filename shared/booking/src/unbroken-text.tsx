import { splitIdentifiers } from './formatters/split-identifiers'
import styles from './unbroken-text.module.css'

/**
 * Text whose identifiers do not break; one that is wider than its line breaks at its signs first. Copied text contains
 * no extra character for this.
 */
export const UnbrokenText = ({ children }: { children: string }) => {
  const parts = splitIdentifiers(children)
  if (parts.length === 1) return children
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
      <span key={index} className={styles.identifier} translate="no">
        {part}
      </span>
    ),
  )
}
