import { StatusBadge, type Tone } from '@shuttle/ui'
import {
  Check,
  Circle,
  Clock,
  Contrast,
  EqualNot,
  Info,
  Lock,
  Pause,
  TriangleAlert,
  Undo2,
  UsersRound,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './state-mark.module.css'

const GLYPHS = {
  done: Check,
  waiting: Clock,
  back: Undo2,
  ended: X,
  used: Circle,
  partly: Contrast,
  paused: Pause,
  locked: Lock,
  differs: EqualNot,
  attention: TriangleAlert,
  note: Info,
  people: UsersRound,
}

/** The glyph of a state, for readers without colour vision. */
export type Glyph = keyof typeof GLYPHS

export const GlyphIcon = ({ glyph, size }: { glyph: Glyph; size: number }) => {
  const Icon = GLYPHS[glyph]
  return <Icon size={size} className={styles.icon} aria-hidden />
}

/** A state as glyph and text: colour is never its only mark. */
export const StateMark = ({ glyph, tone, children }: { glyph: Glyph; tone?: Tone; children: ReactNode }) => (
  <StatusBadge tone={tone ?? 'neutral'}>
    <span className={styles.mark}>
      <GlyphIcon glyph={glyph} size={13} />
      <span>{children}</span>
    </span>
  </StatusBadge>
)
