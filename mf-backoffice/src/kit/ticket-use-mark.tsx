import { StateMark } from '@shuttle/ui/backoffice'
import type { ReactNode } from 'react'
import type { findTicketUse } from './domain/find-ticket-use'

const GLYPHS = {
  valid: 'done',
  used: 'used',
  collected: 'used',
  over: 'used',
  refunding: 'waiting',
  refunded: 'back',
} as const

interface TicketUseMarkProps {
  use: ReturnType<typeof findTicketUse>
  /** Text of the use. */
  children: ReactNode
}

/** The use of a ticket at this moment, with its glyph. */
export const TicketUseMark = ({ use, children }: TicketUseMarkProps) => (
  <StateMark glyph={GLYPHS[use]} tone={use === 'valid' ? 'success' : 'neutral'}>
    {children}
  </StateMark>
)
