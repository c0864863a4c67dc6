import type { Ticket } from '@shuttle/calls'
import { useNow } from '@shuttle/host'
import { IconButton, VisuallyHidden } from '@shuttle/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { findNamedUse } from '../../domain/find-named-use'
import { clampPosition, positionText, toTicketPosition } from '../../domain/ticket-position'
import { useTexts } from '../../i18n/use-texts'
import styles from './ticket-list.module.css'
import { TicketSlide } from './ticket-slide'

/** Decorative; takes the colour of its button. */
const Chevron = ({ to }: { to: 'left' | 'right' }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path strokeLinecap="round" strokeLinejoin="round" d={to === 'left' ? 'm15 18-6-6 6-6' : 'm9 18 6-6-6-6'} />
  </svg>
)

const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

const MINUTE_MS = 60_000

/**
 * One slide per ticket, the first valid one in view: moved by swiping, arrows or keys. The browser's scroll snap
 * animates it.
 */
export const TicketList = ({ tickets }: { tickets: readonly Ticket[] }) => {
  const t = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const now = useNow(MINUTE_MS)
  const [position, setPosition] = useState(() =>
    Math.max(
      0,
      tickets.findIndex((ticket) => findNamedUse(ticket, now) === 'valid'),
    ),
  )
  const first = useRef(position)
  useEffect(() => {
    if (first.current > 0)
      list.current?.scrollTo({ left: first.current * list.current.clientWidth, behavior: 'instant' })
  }, [])
  const count = tickets.length
  const current = clampPosition(position, count)
  const isRoundTrip = tickets.some(({ direction }) => direction === 'inbound')

  const show = (wanted: number) => {
    const next = clampPosition(wanted, count)
    setPosition(next)
    list.current?.scrollTo({ left: next * list.current.clientWidth })
  }
  const handleScroll = () => {
    if (list.current) setPosition(toTicketPosition(list.current.scrollLeft, list.current.clientWidth, count))
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(current + step)
  }

  return (
    <div>
      <ul
        ref={list}
        className={styles.list}
        onScroll={handleScroll}
        onKeyDown={handleKey}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={t('tickets.list')}
      >
        {tickets.map((ticket, index) => (
          <li key={ticket.ticketNumber} className={styles.slide} aria-hidden={index !== current || undefined}>
            <TicketSlide ticket={ticket} showsDirection={isRoundTrip} isInView={index === current} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            kind="soft"
            label={t('tickets.previous')}
            icon={<Chevron to="left" />}
            aria-disabled={current === 0 || undefined}
            onClick={() => show(current - 1)}
          />
          <p aria-hidden className={styles.index}>
            {positionText(current, count)}
          </p>
          <IconButton
            kind="soft"
            label={t('tickets.next')}
            icon={<Chevron to="right" />}
            aria-disabled={current === count - 1 || undefined}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
      <p aria-live="polite">
        <VisuallyHidden>{t('tickets.ticket', { position: current + 1, count })}</VisuallyHidden>
      </p>
    </div>
  )
}
