import type { Guides, LineTimes } from '@shuttle/calls'
import {
  busInterval,
  civilDateAt,
  countBusesByHour,
  DAY_KINDS,
  type DayKind,
  dayKindOn,
  hourAt,
  isAirportLine,
} from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { useLineStates } from '@shuttle/queries'
import { Button, Card, SegmentedControl } from '@shuttle/ui'
import { useState } from 'react'
import { isLineStopped } from '../../domain/guide-lines'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import { BusChart } from './bus-chart'
import styles from './bus-intervals.module.css'
import { BusTable } from './bus-table'

const MINUTE_MS = 60_000

/** How often buses leave, by hour and kind of day: as bars, or as a table. */
export const BusIntervals = ({ guides, line }: { guides: Guides; line: LineTimes }) => {
  const t = useGuideTexts()
  const now = useNow(MINUTE_MS)
  const today = dayKindOn(civilDateAt(now), guides.holidays)
  const [chosen, setChosen] = useState<DayKind>()
  const [isTable, setTable] = useState(false)
  const kind = chosen ?? today
  const buses = countBusesByHour(line.times[kind])
  const hour = kind === today ? hourAt(now) : undefined
  const isStopped = isLineStopped(useLineStates().data?.states ?? [], line.lineCode)
  const interval = hour === undefined ? undefined : busInterval(buses[hour] ?? 0)
  const nowText =
    hour === undefined || isStopped
      ? undefined
      : interval === undefined
        ? t('times.nowNone')
        : t('times.nowEvery', { minutes: interval })
  if (line.times[kind].length === 0)
    return (
      <Card title={t('times.title')}>
        <p className={styles.hint}>{t('times.unknown')}</p>
      </Card>
    )
  return (
    <Card
      title={t('times.title')}
      aside={
        <Button kind="text" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'times.showChart' : 'times.showTable')}
        </Button>
      }
    >
      <SegmentedControl
        label={t('times.dayKind')}
        value={kind}
        onChange={setChosen}
        options={DAY_KINDS.map((value) => ({ value, label: t(`times.${value}`) }))}
      />
      {isTable ? (
        <BusTable buses={buses} hour={hour} caption={t('times.chart', { kind: t(`times.${kind}`) })} />
      ) : (
        <BusChart buses={buses} hour={hour} label={t('times.chart', { kind: t(`times.${kind}`) })} />
      )}
      <p className={styles.hint}>
        {nowText && <strong className={styles.now}>{nowText}</strong>}{' '}
        {t(isAirportLine(line.lineCode) ? 'times.booked' : 'times.anyBus')}
      </p>
    </Card>
  )
}
