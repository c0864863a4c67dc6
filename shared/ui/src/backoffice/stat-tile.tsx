import type { Tone } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { BackofficeLink } from './backoffice-link'
import styles from './stat-tile.module.css'
import { type Glyph, GlyphIcon } from './state-mark'

export interface StatTileProps {
  /** Formatted: a count, a sum. */
  count: string
  /** Continues the count: `7 refund requests wait`. */
  label: string
  /** The oldest item, the sum, what is due. */
  note?: string | undefined
  glyph: Glyph
  tone?: Tone | undefined
  /** Page of the counted items; the whole tile links there. */
  to?: string | undefined
}

/** One number that may need an action. */
export const StatTile = ({ count, label, note, glyph, tone = 'neutral', to }: StatTileProps) => {
  const content = (
    <>
      <span className={styles.line}>
        <GlyphIcon glyph={glyph} size={18} />
        <strong className={styles.count}>{count}</strong> <span className={styles.label}>{label}</span>
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  )
  return (
    <div className={styles.tile} data-tone={tone}>
      {to === undefined ? (
        <p className={styles.content}>{content}</p>
      ) : (
        <BackofficeLink to={to} className={styles.content}>
          {content}
        </BackofficeLink>
      )}
    </div>
  )
}

/** Tiles side by side, as many as fit. */
export const StatTiles = ({ children }: { children: ReactNode }) => <div className={styles.tiles}>{children}</div>
