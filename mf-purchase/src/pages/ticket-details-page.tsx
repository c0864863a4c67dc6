import { useTripHeader } from '@shuttle/booking'
import { buyHref, lineHref, readTripChoice, ticketDetailsHref } from '@shuttle/booking/addresses'
import type { LineOnSale } from '@shuttle/calls'
import { isAirportLine } from '@shuttle/domain'
import { isRoutable, useGoBack } from '@shuttle/host'
import { hasFailed, useLine, useLines } from '@shuttle/queries'
import { PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useMemo } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { readTicketDetailsAddress } from '../addresses/ticket-details-address'
import { NotLoadedCard } from '../components/not-loaded-card'
import { findCounterpartLine } from '../domain/counterpart-line'
import { carryOver } from '../domain/trip-selection'
import { InvalidLink } from '../features/invalid-link/invalid-link'
import { useTicketDetailsTexts } from '../i18n/use-ticket-details-texts'
import { HOME } from '../paths'
import { getSelection, useTripSelections } from '../state/trip-selection.store'
import { TicketDetailsForm } from './ticket-details-form'
import { TripInAddress } from './trip-in-address'

const TicketDetailsPage = () => {
  const t = useTicketDetailsTexts()
  const [query] = useSearchParams()
  const address = readTicketDetailsAddress(query)
  const line = useLine(address?.lineCode ?? '')
  const lines = useLines()
  const navigate = useNavigate()
  const goBack = useGoBack(HOME)
  const shown = line.data ?? undefined
  const choice = useMemo(() => readTripChoice(query), [query])
  const counterpart = shown && lines.data && findCounterpartLine(lines.data, shown)

  /** Replaces this address: one step back still returns to the previous page. */
  const switchTo = (from: LineOnSale, to: LineOnSale) => {
    useTripSelections.getState().change(to.lineCode, (before) => carryOver(getSelection(from.lineCode), before))
    navigate(ticketDetailsHref(to), { replace: true })
  }

  const heading = t('order.heading')
  const fullHeader = useTripHeader(shown ?? address)
  const { chip: _, ...routeOnly } = fullHeader
  /** The switch between one-way and round trip already shows the kind of trip. */
  const tripHeader = counterpart ? routeOnly : fullHeader
  if (!address)
    return (
      <InvalidLink heading={heading} title={t('invalidLink.title')}>
        {t('invalidLink.badLine')}
      </InvalidLink>
    )
  // A seat of the airport line needs a flight and travel documents, which only its own pages collect.
  const airport = isAirportLine(address.lineCode) && buyHref(shown ?? address, isRoutable)
  if (airport) return <Navigate to={airport} replace />
  if (line.data === null || isAirportLine(address.lineCode)) {
    return (
      <InvalidLink heading={heading} title={t('invalidLink.title')}>
        {t('invalidLink.notSold')}
      </InvalidLink>
    )
  }
  const waiting = (
    <PageBody overlap wide>
      <Skeleton kind="card" lines={6} label={t('common.loading')} />
    </PageBody>
  )
  return (
    <>
      <PageHeader
        overlap
        title={heading}
        back={{ label: t('common.back'), onBack: goBack }}
        {...tripHeader}
        actions={<Link to={lineHref(address.lineCode)}>{t('lineInfo')}</Link>}
      />
      {shown && choice && <TripInAddress line={shown} choice={choice} waiting={waiting} />}
      {shown && !choice && (
        <TicketDetailsForm
          // Not the line code: the focus stays on the switch while the line changes to its counterpart.
          key={shown.originCode + shown.destinationCode}
          line={shown}
          onSwitchKind={counterpart && (() => switchTo(shown, counterpart))}
        />
      )}
      {!shown &&
        (hasFailed(line) ? (
          <PageBody overlap wide>
            <NotLoadedCard query={line} />
          </PageBody>
        ) : (
          waiting
        ))}
    </>
  )
}

export { TicketDetailsPage as Page }
