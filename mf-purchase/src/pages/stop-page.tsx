import { stopHref } from '@shuttle/booking/addresses'
import type { Guides, LineOnSale, Stop } from '@shuttle/calls'
import { useGoBack } from '@shuttle/host'
import { useGuides, useLines } from '@shuttle/queries'
import { buttonClass, Card, PageAside, PageBody, PageHeader } from '@shuttle/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readGuideCode } from '../addresses/guide-address'
import { GuideIcon } from '../components/guide-icon'
import { GuideList } from '../components/guide-list'
import { LateCard } from '../components/late-card'
import { MissingGuide } from '../components/missing-guide'
import { TodayState } from '../components/today-state'
import { findStop, linesFrom } from '../domain/guide-lines'
import { BoardingCard } from '../features/see-stop/boarding-card'
import { TaxiCard } from '../features/see-stop/taxi-card'
import { useGuideTexts } from '../i18n/use-guide-texts'
import { HOME } from '../paths'
import { LoadingBody } from './loading-body'

interface StopDetailsProps {
  guides: Guides
  stop: Stop
  /** One-way lines on sale that start here. */
  lines: readonly LineOnSale[]
  chosen: LineOnSale | undefined
}

const StopDetails = ({ guides, stop, lines, chosen }: StopDetailsProps) => {
  const t = useGuideTexts()
  const navigate = useNavigate()
  return (
    <PageBody wide>
      {chosen && <TodayState lineCode={chosen.lineCode} to={chosen.destinationName} />}
      {lines
        .filter((line) => line !== chosen)
        .map(({ lineCode, destinationName }) => (
          <TodayState key={lineCode} lineCode={lineCode} to={destinationName} hidesNormal />
        ))}
      <BoardingCard
        guides={guides}
        stop={stop}
        lines={lines}
        chosen={chosen}
        // Replaces this address: one step back still returns to the previous page.
        onChoose={(lineCode) => navigate(stopHref(stop.code, lineCode), { replace: true })}
      />
      <PageAside>
        <TaxiCard address={stop.address} />
        <Card title={t('stop.ways')}>
          <GuideList rows={stop.ways.map((row) => ({ ...row, icon: 'bus' }))} />
        </Card>
      </PageAside>
      <Card title={t('stop.steps')}>
        <GuideList rows={stop.steps} isNumbered />
      </Card>
      <Card title={t('stop.access')}>
        <GuideList rows={stop.access.map((row) => ({ ...row, icon: 'check' }))} />
      </Card>
      <LateCard lineCode={chosen?.lineCode} />
      {stop.phone !== '' && (
        <Card title={t('stop.contact')}>
          <a href={`tel:${stop.phone.replaceAll(' ', '')}`} className={buttonClass({ kind: 'soft', block: true })}>
            <GuideIcon name="phone" />
            {t('stop.call', { phone: stop.phone })}
          </a>
        </Card>
      )}
    </PageBody>
  )
}

/** Where a line is boarded: plan, address, ways to get there, steps and access. */
export const StopPage = () => {
  const t = useGuideTexts()
  const goBack = useGoBack(HOME)
  const [query] = useSearchParams()
  const [guides, lines] = [useGuides(), useLines()]
  const code = readGuideCode(query, 'code')
  const back = { label: t('common.back'), onBack: goBack }
  if (!guides.data || !lines.data)
    return (
      <>
        <PageHeader overlap title={t('stop.title')} back={back} />
        <LoadingBody query={guides.data ? lines : guides} wide />
      </>
    )
  const stop = findStop(guides.data, code)
  if (!stop) return <MissingGuide heading={t('stop.title')} reason={t('missing.unknownStop')} lines={lines.data} />
  const starting = linesFrom(lines.data, code)
  const chosen = starting.find(({ lineCode }) => lineCode === readGuideCode(query, 'line')) ?? starting[0]
  const names = starting.map(({ destinationName }) => destinationName).join(t('stop.comma'))
  return (
    <>
      <PageHeader
        title={stop.name}
        tagline={starting.length > 0 ? t('stop.for', { names }) : t('stop.title')}
        back={back}
      />
      <StopDetails guides={guides.data} stop={stop} lines={starting} chosen={chosen} />
    </>
  )
}
