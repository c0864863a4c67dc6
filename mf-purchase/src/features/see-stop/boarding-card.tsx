import { lineHref } from '@shuttle/booking/addresses'
import type { Guides, LineOnSale, Stop } from '@shuttle/calls'
import { civilTimeAt } from '@shuttle/domain'
import { toast, useLanguage, useNow } from '@shuttle/host'
import { useLineStates } from '@shuttle/queries'
import { Button, buttonClass, SegmentedControl, VisuallyHidden } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { GuideIcon } from '../../components/guide-icon'
import { findLineTimes, nextBusOf } from '../../domain/guide-lines'
import { mapHref } from '../../domain/map-href'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import styles from './boarding-card.module.css'
import { BoardingPlan } from './boarding-plan'

const MINUTE_MS = 60_000
/** A later bus has its time of day. */
const SOON_MINUTES = 60

interface BoardingCardProps {
  guides: Guides
  stop: Stop
  /** One-way lines on sale that start here. */
  lines: readonly LineOnSale[]
  chosen: LineOnSale | undefined
  onChoose: (lineCode: string) => void
}

/** The direction, the plan, the walk, and the ways to find it. */
export const BoardingCard = ({ guides, stop, lines, chosen, onChoose }: BoardingCardProps) => {
  const t = useGuideTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const times = chosen && findLineTimes(guides, chosen.lineCode)
  const bay = times && stop.bays[times.bay - 1]
  const { data } = useLineStates()
  const minutes = times && data && nextBusOf(guides, data.states, times, now)
  const toTitle = (name: string) => {
    if (minutes === undefined) return t('stop.noBus', { bay: name })
    if (minutes === 0) return t('stop.nextBusNow', { bay: name })
    if (minutes <= SOON_MINUTES) return t('stop.nextBus', { bay: name, minutes })
    return t('stop.nextBusAt', { bay: name, time: civilTimeAt(now + minutes * MINUTE_MS).slice(0, 5) })
  }
  const copy = async () => {
    const { address } = stop
    try {
      await navigator.clipboard.writeText([address.en, address['zh-hk'], address['zh-cn']].join('\n'))
      toast(t('stop.copied'), 'success')
    } catch {
      toast(t('stop.copyFailed'), 'notice')
    }
  }
  return (
    <section className={styles.card}>
      {lines.length > 1 && chosen && (
        <div className={styles.directions}>
          <SegmentedControl
            label={t('stop.direction')}
            value={chosen.lineCode}
            onChange={onChoose}
            options={lines.map(({ lineCode, destinationName }) => ({
              value: lineCode,
              label: t('stop.to', { name: destinationName }),
            }))}
          />
        </div>
      )}
      <BoardingPlan stop={stop} bay={times?.bay} />
      <div className={styles.text}>
        {bay && times ? (
          <>
            <h2 className={styles.title}>{toTitle(bay.title)}</h2>
            <p className={styles.walk}>{times.walk}</p>
          </>
        ) : (
          <p className={styles.walk}>{t('stop.notSold')}</p>
        )}
        <div className={styles.actions}>
          <a href={mapHref(stop, language)} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
            <GuideIcon name="pin" />
            {t('stop.openMap')}
            <VisuallyHidden> {t('stop.newTab')}</VisuallyHidden>
          </a>
          <Button kind="soft" onClick={() => void copy()}>
            {t('stop.copy')}
          </Button>
          {chosen && (
            <Link to={lineHref(chosen.lineCode)} className={buttonClass({ kind: 'text' })}>
              {t('stop.line')}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
