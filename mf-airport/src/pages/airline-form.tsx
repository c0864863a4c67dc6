import {
  PassengerSteppers,
  useCountViolationText,
  useDayViolationTexts,
  useFareText,
  useTripChoiceTexts,
} from '@shuttle/booking/checkout'
import type { LineOnSale } from '@shuttle/calls'
import { checkPassengerCounts, civilDateAt, currencyForOrigin, type PassengerType } from '@shuttle/domain'
import { now, useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Checkbox, Notice, PageAside, Skeleton } from '@shuttle/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { NotLoadedCard } from '../components/not-loaded-card'
import { useHeadcount } from '../components/use-headcount'
import { setCount } from '../domain/airport-trip-selection'
import { chooseFamily, isFamilyParty } from '../domain/family-combo'
import { isComboOn } from '../domain/is-combo-on'
import { ChooseDate } from '../features/choose-trip/choose-date'
import { LineNotice } from '../features/choose-trip/line-notice'
import { NextBar } from '../features/choose-trip/next-bar'
import { useTexts } from '../i18n/use-texts'
import { FLIGHT } from '../paths'
import { updateAirportTripSelection, useAirportTripSelection } from '../state/airport-trip-selection.store'
import { useAirportChoices } from './use-airport-choices'

/** Day and passengers of one direction, and the link to the flight. */
export const AirlineForm = ({ line }: { line: LineOnSale }) => {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const toHeadcount = useHeadcount()
  const selection = useAirportTripSelection()
  const { counts } = selection
  const { date, isStale, fares, failed, fare, limits, windowDays, soldTo, soldOutDays, isLoadingSales } =
    useAirportChoices(line)
  const choiceT = useTripChoiceTexts()
  const dayTexts = useDayViolationTexts(windowDays)
  const toFareText = useFareText(currencyForOrigin(line.originCode))
  const toCountText = useCountViolationText(limits)
  const [isTried, setTried] = useState(false)
  const sections = { date: useRef<HTMLDivElement>(null), passengers: useRef<HTMLDivElement>(null) }

  const isSoldOut = date !== undefined && soldOutDays.includes(date)
  const findDateError = () => {
    if (isStale) return choiceT('date.dropped')
    if (isSoldOut) return dayTexts.closed
    return isTried && date === undefined ? t('date.missing') : undefined
  }
  const hasCombo = isComboOn(line, date ?? civilDateAt(now()))
  const isFamily = selection.isFamily && hasCombo
  const lacksFamily = isFamily && !isFamilyParty(counts, fare)
  const violation = checkPassengerCounts(counts, limits)
  const problem = violation && ({ kind: isTried ? 'danger' : 'warning', text: toCountText(violation) } as const)
  const getFare = (type: PassengerType): string => {
    const amount = fare?.fares[type]
    return amount === undefined ? '' : toFareText(amount)
  }
  const findWrong = () => {
    if (date === undefined || isSoldOut) return 'date'
    return violation || lacksFamily ? 'passengers' : undefined
  }
  const goOn = () => {
    setTried(true)
    const wrong = findWrong()
    if (wrong === undefined) {
      updateAirportTripSelection({ isFamily })
      return navigate(FLIGHT)
    }
    const section = sections[wrong].current
    section?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'center' })
  }
  const day = date === undefined ? t('home.noDate') : formatDate(date, language, 'short')
  return (
    <>
      <div ref={sections.date} tabIndex={-1}>
        <ChooseDate
          date={date}
          windowDays={windowDays}
          soldOutDays={soldOutDays}
          error={findDateError()}
          onChoose={(chosen) => updateAirportTripSelection({ date: chosen })}
        />
      </div>
      {failed && <NotLoadedCard query={failed} />}
      {!failed && isLoadingSales && <Skeleton kind="card" lines={6} label={t('page.loading')} />}
      {!failed && !isLoadingSales && (
        <div ref={sections.passengers} tabIndex={-1}>
          <PassengerSteppers
            counts={counts}
            limits={limits}
            isSold={(type) => (fare ? fare.fares[type] !== undefined : soldTo.includes(type))}
            getFare={getFare}
            problem={problem}
            onChange={(type, count) => updateAirportTripSelection((before) => setCount(before, type, count))}
          >
            {hasCombo && (
              <Checkbox
                checked={isFamily}
                error={lacksFamily ? t('passengers.familyFour') : undefined}
                onChange={(isChosen) =>
                  updateAirportTripSelection((before) =>
                    isChosen ? chooseFamily(before, limits, fare) : { ...before, isFamily: false },
                  )
                }
              >
                {t('home.family')}
              </Checkbox>
            )}
          </PassengerSteppers>
        </div>
      )}
      {fares.data && !fare && (
        <Notice kind="warning" announce>
          {t('passengers.noFares')}
        </Notice>
      )}
      <PageAside>
        <LineNotice line={line} />
        <NextBar
          note={[day, toHeadcount(counts)].filter(Boolean).join(t('page.separator'))}
          label={t('home.next')}
          onNext={goOn}
        />
      </PageAside>
    </>
  )
}
