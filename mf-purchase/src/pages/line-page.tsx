import { useTripHeader } from '@shuttle/booking'
import { buyHref, lineHref } from '@shuttle/booking/addresses'
import { currencyForOrigin, formatMoney, isAirportLine } from '@shuttle/domain'
import { isRoutable, useGoBack, useLanguage } from '@shuttle/host'
import { useGuides, useLines } from '@shuttle/queries'
import { buttonClass, Card, IconButton, PageAside, PageBody, PageHeader, TotalBar } from '@shuttle/ui'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { readGuideCode } from '../addresses/guide-address'
import { GuideIcon } from '../components/guide-icon'
import { GuideList } from '../components/guide-list'
import { LateCard } from '../components/late-card'
import { MissingGuide } from '../components/missing-guide'
import { findLineTimes, findReverseLine } from '../domain/guide-lines'
import { BusIntervals } from '../features/see-line/bus-intervals'
import { DayAndNightFares } from '../features/see-line/day-and-night-fares'
import { LineStops } from '../features/see-line/line-stops'
import { LineSummary } from '../features/see-line/line-summary'
import { useGuideTexts } from '../i18n/use-guide-texts'
import { HOME, termsHref } from '../paths'
import { LoadingBody } from './loading-body'

/** When a line runs, where it stops and what it costs. */
export const LinePage = () => {
  const t = useGuideTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const goBack = useGoBack(HOME)
  const [query] = useSearchParams()
  const [guides, lines] = [useGuides(), useLines()]
  const code = readGuideCode(query, 'code')
  const line = lines.data?.find(({ lineCode }) => lineCode === code)
  const { chip, ...header } = useTripHeader(line)
  const heading = t('line.title')
  const back = { label: t('common.back'), onBack: goBack }
  if (!guides.data || !lines.data)
    return (
      <>
        <PageHeader overlap title={heading} back={back} />
        <LoadingBody query={guides.data ? lines : guides} wide />
      </>
    )
  const times = findLineTimes(guides.data, code)
  if (!line || !times) {
    const reason = line ? 'missing.noGuide' : times ? 'missing.closedLine' : 'missing.unknownLine'
    return <MissingGuide heading={heading} reason={query.has('code') ? t(reason) : undefined} lines={lines.data} />
  }
  const reverse = findReverseLine(lines.data, line)
  const buy = buyHref(line, isRoutable)
  const currency = currencyForOrigin(line.originCode)
  return (
    <>
      <PageHeader
        overlap
        title={heading}
        back={back}
        {...header}
        {...(line.category === 'roundTrip' && chip !== undefined && { chip })}
        actions={
          reverse && (
            <IconButton
              kind="header"
              label={t('line.swap')}
              icon={<GuideIcon name="swap" />}
              // Replaces this address: one step back still returns to the previous page.
              onClick={() => navigate(lineHref(reverse.lineCode), { replace: true })}
            />
          )
        }
      />
      <PageBody overlap wide>
        <LineSummary guides={guides.data} line={line} times={times} />
        <BusIntervals key={times.lineCode} guides={guides.data} line={times} />
        <LineStops guides={guides.data} line={line} times={times} />
        <PageAside>
          <DayAndNightFares line={line} />
          <Card>
            <GuideList rows={[{ title: t('line.luggage'), detail: t('line.luggageHint'), icon: 'luggage' }]} />
            {!isAirportLine(line.lineCode) && (
              <Link to={termsHref(language)} className={buttonClass({ kind: 'text' })}>
                {t('line.terms')}
              </Link>
            )}
          </Card>
          <LateCard lineCode={line.lineCode} />
          {buy !== undefined && line.lowestFare !== undefined && (
            <TotalBar
              label={t('line.from')}
              amount={formatMoney(line.lowestFare, currency)}
              note={t(line.category === 'roundTrip' ? 'line.oneAdultEachWay' : 'line.oneAdult')}
            >
              <Link to={buy} className={buttonClass()}>
                {t('line.buy')}
              </Link>
            </TotalBar>
          )}
        </PageAside>
      </PageBody>
    </>
  )
}
