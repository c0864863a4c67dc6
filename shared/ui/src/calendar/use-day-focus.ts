import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { findPage, getFirstPage, isFirstPage, turnPage } from './calendar-page'
import type { DayLimits } from './check-day'
import { type CivilDate, getLastDay, toMonth } from './civil-days'
import { moveDay } from './move-day'

/**
 * Which day Tab reaches and which page is shown (roving tabindex). Focus by pointer or screen reader moves the stop
 * too; otherwise Enter would choose the day of the previous stop.
 */
export const useDayFocus = (
  value: CivilDate | undefined,
  limits: Pick<DayLimits, 'today' | 'lastDateOnSale' | 'limitDate'>,
) => {
  const [focusDay, setFocusDay] = useState(value ?? limits.today)
  const [followed, setFollowed] = useState(value)
  const table = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)

  // A day chosen elsewhere is brought into view.
  if (value !== followed) {
    setFollowed(value)
    if (value) setFocusDay(value)
  }

  const page = findPage(focusDay, limits)
  const shown = { first: getFirstPage(limits).first, last: getLastDay(toMonth(limits.limitDate)) }

  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    table.current?.querySelector<HTMLElement>(`[data-date="${focusDay}"]`)?.focus()
  }, [focusDay])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = moveDay(event.key, focusDay, shown, page)
    if (!next) return
    event.preventDefault()
    isMoving.current = next !== focusDay
    setFocusDay(next)
  }
  const handleFocus = (event: FocusEvent) => {
    const date = event.target.getAttribute('data-date')
    if (date) setFocusDay(date)
  }

  return {
    page,
    focusDay,
    canTurn: { back: !isFirstPage(page, limits), on: page.last < shown.last },
    turn: (direction: 'back' | 'on') => setFocusDay(turnPage(direction, focusDay, limits)),
    gridProps: { ref: table, onKeyDown: handleKeyDown, onFocus: handleFocus },
  }
}
