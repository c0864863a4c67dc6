import { isApiError } from '@shuttle/contracts'
import type { FlightInfo } from '@shuttle/domain'
import { toast } from '@shuttle/host'
import { newIdempotencyKey, useChangeDeparture, useRefreshOrder } from '@shuttle/queries'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRefusalText } from '../../components/use-refusal-text'
import type { AirportLineCode, ChosenDeparture } from '../../domain/airport-trip-selection'
import { useChangeTexts } from '../../i18n/use-change-texts'
import { orderHref } from '../../paths'
import {
  readStoredDepartureChange,
  removeStoredDepartureChange,
  writeStoredDepartureChange,
} from '../../state/stored-departure-change'

/** Result of the last attempt: a refusal of the flight is shown at the flight, any other at the departure. */
export interface ChangeProblem {
  at: 'flight' | 'departure' | 'bar'
  text: string
}

/**
 * Sends a change under a key that is stored until the service has answered, so that a repetition after a lost answer is
 * the same change. On success it navigates to the order.
 */
export const useSendChange = (orderNo: string, lineCode: AirportLineCode, onRefused: () => void) => {
  const t = useChangeTexts()
  const toText = useRefusalText()
  const navigate = useNavigate()
  const refreshOrder = useRefreshOrder()
  const { send, isPending } = useChangeDeparture('mf-airport: change departure')
  const [problem, setProblem] = useState<ChangeProblem>()

  const change = async (departure: ChosenDeparture, flight: FlightInfo): Promise<void> => {
    const key = readStoredDepartureChange(orderNo).sentKey ?? newIdempotencyKey()
    writeStoredDepartureChange(orderNo, { sentKey: key })
    setProblem(undefined)
    const { date, beginTime } = departure
    const outcome = await send({ change: { orderNo, lineCode, date, beginTime, flight }, key })
    if (outcome.kind === 'busy') return
    if (outcome.kind === 'done') {
      removeStoredDepartureChange(orderNo)
      refreshOrder(orderNo)
      toast(t('change.done'), 'success')
      return navigate(orderHref(orderNo), { replace: true })
    }
    const { error, refusal } = outcome
    if (refusal) {
      // Another departure, or the same one later, is another change.
      writeStoredDepartureChange(orderNo, { sentKey: undefined })
      const text = toText(refusal) ?? t('gate.refusedText')
      setProblem({ at: refusal.code.startsWith('FLIGHT_') ? 'flight' : 'departure', text })
      refreshOrder(orderNo)
      return onRefused()
    }
    if (!(isApiError(error) && error.kind === 'unauthorized')) setProblem({ at: 'bar', text: t('change.unsure') })
  }
  return { change, isPending, problem, clearProblem: () => setProblem(undefined) }
}
