import styles from './unbroken-text.module.css'

/** A hyphen within an identifier, with the character after it. */
const HYPHEN = /(-[A-Z0-9])/

/**
 * Text whose identifiers do not break after their hyphens; one that is wider than its line still breaks. Copied text
 * contains no extra character for this.
 */
export const UnbrokenText = ({ children }: { children: string }) => {
  const parts = children.split(HYPHEN)
  if (parts.length === 1) return children
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
      <span key={index} className={styles.hyphen}>
        {part}
      </span>
    ),
  )
}
