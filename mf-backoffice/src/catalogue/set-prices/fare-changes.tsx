import { useBookingTexts } from '@shuttle/booking'
import type { CivilDate } from '@shuttle/domain'
import { nextFareDay } from '@shuttle/domain/staff'
import { toast, useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { type LinePrices, removeFaresCall, type TicketPrices } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useStaffAction } from '../../kit/use-staff-action'
import { useRefreshPrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import styles from './set-prices.module.css'
import { usePricesAddress } from './use-prices-address'

interface FareChangesProps {
  prices: LinePrices
  ticket: TicketPrices
}

/** Planned price changes of a fare type; one that has not begun can be edited or removed. */
export const FareChanges = ({ prices: { lineCode, today }, ticket }: FareChangesProps) => {
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const mayEdit = useMay('price.edit')
  const refresh = useRefreshPrices()
  const { open } = usePricesAddress()
  const [removed, setRemoved] = useState<CivilDate>()
  const { fareType, fares, revision } = ticket
  const { run, isPending, error, clear } = useStaffAction({
    call: (from: CivilDate) => staffCall(removeFaresCall, { lineCode, fareType, from, expectedRevision: revision }),
    name: 'remove fares',
  })
  const days: CivilDate[] = []
  for (let day = nextFareDay(fares, today); day !== undefined; day = nextFareDay(fares, day)) days.push(day)
  if (days.length === 0 || !mayEdit) return null
  const type = tBooking(`fareType.${fareType}`)
  const close = () => {
    clear()
    setRemoved(undefined)
  }
  const remove = async () => {
    if (removed === undefined) return
    const done = await run(removed)
    await refresh()
    if (!done) return
    toast(t('price.removed', { day: formatDate(removed, language) }), 'success')
    close()
  }
  return (
    <>
      <ul className={styles.changes} aria-label={t('price.ahead', { type })}>
        {days.map((day) => {
          const date = formatDate(day, language)
          return (
            <li key={day}>
              <span>{t('price.changeOn', { day: date })}</span>
              <Button
                kind="text"
                onClick={() => open('price', fareType, day)}
                aria-label={t('price.editOf', { type, day: date })}
              >
                {t('price.edit')}
              </Button>
              <Button kind="text" onClick={() => setRemoved(day)} aria-label={t('price.removeOf', { type, day: date })}>
                {t('price.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        open={removed !== undefined}
        title={t('price.removeTitle')}
        confirmLabel={t('price.remove')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        kind="danger"
        busy={isPending}
        error={error}
        onConfirm={() => void remove()}
        onCancel={close}
      >
        {removed && t('price.removeText', { type, day: formatDate(removed, language) })}
      </ConfirmDialog>
    </>
  )
}
