import { findSpreadFault, type SpreadField, spreadTimetable } from '@shuttle/domain/staff'
import { Button, Row } from '@shuttle/ui'
import { FormRow, FormRows } from '@shuttle/ui/backoffice'
import { useRef, useState } from 'react'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import styles from './edit-departures.module.css'

const FIELDS = ['first', 'last', 'minutes', 'capacity'] as const satisfies readonly SpreadField[]
const TYPES = { first: 'time', last: 'time', minutes: 'number', capacity: 'number' } as const
const START = { first: '06:00', last: '23:30', minutes: '30', capacity: '40' }

/** Fills a timetable from the first to the last departure by an interval. */
export const SpreadFields = ({ onFill }: { onFill: (timetable: string) => void }) => {
  const t = useDeparturesTexts()
  const [typed, setTyped] = useState<Record<SpreadField, string>>(START)
  const [wrong, setWrong] = useState<SpreadField>()
  const fields = useRef(new Map<SpreadField, HTMLInputElement | null>())
  const fill = () => {
    const { first, last } = typed
    const spread = { first, last, minutes: Number(typed.minutes || Number.NaN), capacity: Number(typed.capacity) }
    const fault = findSpreadFault(spread)
    setWrong(fault)
    if (fault) fields.current.get(fault)?.focus()
    else onFill(spreadTimetable(spread))
  }
  return (
    <details>
      <summary>{t('timetable.spread')}</summary>
      <div className={`${styles.form} ${styles.spread}`}>
        <FormRows>
          {FIELDS.map((field) => (
            <FormRow
              key={field}
              label={t(`timetable.${field}`)}
              error={wrong === field ? t(`timetable.${field}Bad`) : undefined}
            >
              {(row) => (
                <input
                  {...row}
                  ref={(input) => {
                    fields.current.set(field, input)
                  }}
                  type={TYPES[field]}
                  value={typed[field]}
                  onChange={({ target }) => {
                    setTyped({ ...typed, [field]: target.value })
                    setWrong(undefined)
                  }}
                />
              )}
            </FormRow>
          ))}
        </FormRows>
        <Row>
          <Button kind="soft" onClick={fill}>
            {t('timetable.fill')}
          </Button>
        </Row>
      </div>
    </details>
  )
}
