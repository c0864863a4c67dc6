import type { DepartureTime } from '@shuttle/calls'
import { useLayoutEffect, useRef } from 'react'
import type { ChoosableDeparture } from '../../domain/departure-choices'
import styles from './departure-picker.module.css'
import { useDepartureHint } from './use-departure-hint'

interface DepartureRowsProps {
  choices: readonly ChoosableDeparture[]
  value: DepartureTime | undefined
  onPress: (choice: ChoosableDeparture) => void
}

/** Scrolls the sheet only, so that the row is in its middle; the first rows do not scroll. */
const bringIntoSight = (row: Element | null) => {
  const sheet = row?.closest('[role=dialog]')
  if (!row || !sheet) return
  sheet.scrollTop += row.getBoundingClientRect().top - sheet.getBoundingClientRect().top - sheet.clientHeight / 2
}

/**
 * One row for each departure. Closed departures may fill a screen, so the list opens at the first that can be chosen.
 */
export const DepartureRows = ({ choices, value, onPress }: DepartureRowsProps) => {
  const getHint = useDepartureHint()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const find = (rows: string) => list.current?.querySelector(rows) ?? null
    bringIntoSight(find('[aria-pressed=true]') ?? find('button:not([aria-disabled])'))
  }, [])
  return (
    <ul ref={list} className={styles.list}>
      {choices.map((choice) => {
        const { beginTime, endTime } = choice.departure
        const isChosen = value?.beginTime === beginTime && value.endTime === endTime
        return (
          <li key={`${beginTime} ${endTime}`}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={isChosen}
              aria-disabled={choice.refusal ? true : undefined}
              onClick={() => onPress(choice)}
            >
              <span className={styles.time}>
                {beginTime}–{endTime}
              </span>
              <span className={styles.seats}>{getHint(choice)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
