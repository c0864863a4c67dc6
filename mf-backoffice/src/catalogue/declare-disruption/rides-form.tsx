import { parseLineCode } from '@shuttle/domain'
import { useLineNames } from '@shuttle/queries'
import { Button, Card, useFilteredInput } from '@shuttle/ui'
import { FormRow, FormRows } from '@shuttle/ui/backoffice'
import { useRef, useState } from 'react'
import { useFaultFocus } from '../../kit/use-fault-focus'
import { type DisruptionFault, type DisruptionForm, readRides } from '../domain/disruption-form'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import styles from './declare-disruption.module.css'

interface RidesFormProps {
  /** Values of the URL. */
  initial: DisruptionForm
  isBusy: boolean
  onCount: (form: DisruptionForm) => void
}

/** Characters of a time while it is typed; Chinese keyboards write full-width digits and colons. */
const filterTime = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\d:]/g, '')
    .slice(0, 5)

/** Selects rides that do not run; they have to be counted before anything happens. */
export const RidesForm = ({ initial, isBusy, onCount }: RidesFormProps) => {
  const t = useDisruptionTexts()
  const lines = (useLineNames().data ?? []).filter(({ lineCode }) => !parseLineCode(lineCode).roundTrip)
  const [typed, setTyped] = useState(initial)
  const [fault, setFault] = useState<DisruptionFault>()
  const { form, focusFault } = useFaultFocus()
  const isKnown = typed.lineCode === '' || lines.some(({ lineCode }) => lineCode === typed.lineCode)
  const change = (part: Partial<DisruptionForm>) => {
    setTyped({ ...typed, ...part })
    setFault(undefined)
  }
  const time = useRef<HTMLInputElement>(null)
  const filteredTime = useFilteredInput(time, {
    value: typed.beginTime,
    filter: filterTime,
    onChange: (beginTime) => change({ beginTime }),
  })
  const count = () => {
    const rides = readRides(typed)
    if (!('fault' in rides)) return onCount(typed)
    setFault(rides.fault)
    focusFault()
  }
  const errorOf = (field: DisruptionFault) => (fault === field ? t(`rides.fault.${field}`) : undefined)
  return (
    <Card title={t('rides.title')}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) count()
        }}
      >
        <FormRows>
          <FormRow label={t('rides.line')} error={errorOf('line')}>
            {(field) => (
              <select {...field} value={typed.lineCode} onChange={({ target }) => change({ lineCode: target.value })}>
                <option value="">{t('common.chooseLine')}</option>
                {lines.map(({ lineCode, lineName }) => (
                  <option key={lineCode} value={lineCode}>
                    {lineName}
                  </option>
                ))}
                {!isKnown && <option value={typed.lineCode}>{typed.lineCode}</option>}
              </select>
            )}
          </FormRow>
          <FormRow label={t('common.firstTravelDay')} error={errorOf('from')}>
            {(field) => (
              <input
                {...field}
                type="date"
                required
                value={typed.from}
                onChange={({ target }) => change({ from: target.value })}
              />
            )}
          </FormRow>
          <FormRow label={t('common.lastTravelDay')} hint={t('rides.untilHint')} error={errorOf('until')}>
            {(field) => (
              <input
                {...field}
                type="date"
                value={typed.until}
                onChange={({ target }) => change({ until: target.value })}
              />
            )}
          </FormRow>
          <FormRow label={t('rides.time')} hint={t('rides.timeHint')} error={errorOf('beginTime')}>
            {(field) => (
              <input
                {...field}
                ref={time}
                {...filteredTime}
                inputMode="numeric"
                autoComplete="off"
                onChange={({ target }) => filteredTime.onChange(target.value)}
              />
            )}
          </FormRow>
        </FormRows>
        <div className={styles.buttons}>
          <Button type="submit" kind="soft" loading={isBusy}>
            {t('rides.count')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
