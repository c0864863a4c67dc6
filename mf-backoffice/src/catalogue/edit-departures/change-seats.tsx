import { readCount } from '@shuttle/domain'
import { leastSeats, SEAT_CAPACITY } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { Button, Row } from '@shuttle/ui'
import { FormRow, FormRows } from '@shuttle/ui/backoffice'
import { type StaffDeparture, setDepartureCapacityCall } from '@shuttle/wire/staff'
import { type FormEvent, useRef, useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { useRefreshDepartures } from '../state/use-departures'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import styles from './edit-departures.module.css'

const { least, most } = SEAT_CAPACITY

/** Edits the seats of a departure: the minimum is the number of sold seats, which is shown. */
export const ChangeSeats = ({ departure }: { departure: StaffDeparture }) => {
  const t = useDeparturesTexts()
  const refresh = useRefreshDepartures()
  const [typed, setTyped] = useState(String(departure.capacity))
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { lineCode, date, beginTime, capacity: expectedCapacity } = departure
  const { run, isPending, error, clear } = useStaffAction({
    call: (capacity: number) =>
      staffCall(setDepartureCapacityCall, { lineCode, date, beginTime, capacity, expectedCapacity }),
    name: 'change seats',
  })
  const capacity = readCount(typed) ?? Number.NaN
  const lowest = leastSeats(departure)

  const findFault = () => {
    if (Number.isNaN(capacity) || capacity < least || capacity > most) return t('one.whole', { least, most })
    return capacity < lowest ? t('one.below', { typed: capacity, least: lowest }) : undefined
  }
  const fault = findFault()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setTried(true)
    if (fault !== undefined) return field.current?.focus()
    const done = await run(capacity)
    // Seats may have been sold meanwhile: the refetched minimum is shown.
    await refresh()
    if (!done) return field.current?.focus()
    setTried(false)
    toast(t('one.saved', { time: beginTime, count: done.result.capacity }), 'success')
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormRows>
        <FormRow
          label={t('one.seats')}
          hint={t('one.seatsHint', { least: lowest, most })}
          error={(isTried ? fault : undefined) ?? error}
        >
          {(row) => (
            <input
              {...row}
              ref={field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setTried(false)
                clear()
              }}
            />
          )}
        </FormRow>
      </FormRows>
      <Row>
        <Button type="submit" loading={isPending}>
          {t('one.save')}
        </Button>
      </Row>
    </form>
  )
}
