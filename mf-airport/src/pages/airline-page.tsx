import { airportLineHref } from '@shuttle/booking/addresses'
import { DEFAULT_RIDE } from '@shuttle/domain'
import { useGoBack } from '@shuttle/host'
import { hasFailed, useLines } from '@shuttle/queries'
import { Notice, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useLayoutEffect } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { readAirportLineAddress, reverseEnds } from '../addresses/airport-line-address'
import { NotLoadedCard } from '../components/not-loaded-card'
import { useDuration } from '../components/use-duration'
import { otherWay, turnAround } from '../domain/airport-trip-selection'
import { ChooseDirection } from '../features/choose-trip/choose-direction'
import { useTexts } from '../i18n/use-texts'
import { AIRLINE, HOME, ORDERS } from '../paths'
import { updateAirportTripSelection, useAirportTripSelection } from '../state/airport-trip-selection.store'
import { AirlineForm } from './airline-form'

/** First page of the airport line: direction, day and passengers. `/airline.html` starts towards the airport. */
const AirlinePage = () => {
  const t = useTexts()
  const toDuration = useDuration()
  const goBack = useGoBack(HOME)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const address = readAirportLineAddress(query)
  const { lineCode } = useAirportTripSelection()
  const lines = useLines()

  const wanted = address.lineCode ?? (pathname === AIRLINE ? undefined : 'HZICLK')
  useLayoutEffect(() => {
    if (wanted) updateAirportTripSelection((selection) => turnAround(selection, wanted))
  }, [wanted])

  const line = lines.data?.find((each) => each.lineCode === lineCode)
  const otherLine = lines.data?.find((each) => each.lineCode === otherWay(lineCode))
  const ends = line ?? (otherLine && reverseEnds(otherLine))
  /** The address is updated too, so that a reload and a shared link show the same direction. */
  const swap = () => {
    updateAirportTripSelection((selection) => turnAround(selection, otherWay(selection.lineCode)))
    if (ends)
      navigate(airportLineHref({ ...reverseEnds(ends), lineCode: otherWay(lineCode) }, pathname), { replace: true })
  }
  const ride = line?.ride ?? DEFAULT_RIDE
  return (
    <>
      <PageHeader
        overlap
        title={t('home.title')}
        tagline={line ? t('home.taglineWithRide', { ride: toDuration(ride.rideMinutes) }) : t('home.tagline')}
        back={{ label: t('page.back'), onBack: goBack }}
        actions={<Link to={ORDERS}>{t('home.orders')}</Link>}
      />
      <PageBody overlap wide>
        {hasFailed(lines) && <NotLoadedCard query={lines} />}
        {lines.isPending && !hasFailed(lines) && <Skeleton kind="card" lines={6} label={t('page.loading')} />}
        {ends && <ChooseDirection from={ends.originName} to={ends.destinationName} onSwap={swap} />}
        {address.isForeign && <Notice kind="warning">{t('home.foreign')}</Notice>}
        {lines.data && !line && (
          <Notice kind="warning" announce>
            {t(ends ? 'home.notSold' : 'missing.notSold')}
          </Notice>
        )}
        {line && <AirlineForm key={line.lineCode} line={line} />}
      </PageBody>
    </>
  )
}

export { AirlinePage as Page }
