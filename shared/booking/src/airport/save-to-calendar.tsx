import type { PaidOrder } from '@shuttle/calls'
import { BASE_PATH } from '@shuttle/contracts'
import { isToCollect } from '@shuttle/domain'
import { isRoutable, now, reportFault, toast, useLanguage } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { useState } from 'react'
import { resultHref } from '../addresses'
import { useAirportTexts } from './use-airport-texts'

type OrderToSave = Pick<
  PaidOrder,
  | 'orderNo'
  | 'orderReqno'
  | 'payType'
  | 'status'
  | 'originName'
  | 'destinationName'
  | 'outbound'
  | 'flight'
  | 'changedAt'
>

interface SaveToCalendarProps {
  order: OrderToSave
  lineCode: string
  /** From departure to arrival; undefined while the line is not known. */
  rideMinutes: number | undefined
}

/**
 * Saves the ride as a calendar file while the order waits for its passenger. After a change of the departure it is the
 * same entry, so that a calendar moves the existing one.
 */
export const SaveToCalendar = ({ order, lineCode, rideMinutes }: SaveToCalendarProps) => {
  const t = useAirportTexts()
  const language = useLanguage()
  const [isPending, setPending] = useState(false)
  if (!isToCollect(order.status)) return null
  const save = async () => {
    setPending(true)
    try {
      const { saveCalendarFile } = await import(/* webpackChunkName: "calendar-file" */ './save-calendar-file')
      const path = resultHref(order, { lineCode }, isRoutable)
      const url = new URL(BASE_PATH.replace(/\/$/, '') + path, location.href).href
      saveCalendarFile({ ...order, lineCode }, { language, now: now(), url, rideMinutes })
    } catch (error) {
      reportFault(error, 'booking: calendar file')
      toast(t('calendar.failed'), 'error')
    } finally {
      setPending(false)
    }
  }
  return (
    <Button kind="soft" block loading={isPending} onClick={() => void save()}>
      {t(order.changedAt === undefined ? 'calendar.save' : 'calendar.update')}
    </Button>
  )
}
