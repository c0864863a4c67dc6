import type { LineOnSale } from '@shuttle/calls'
import { IconButton } from '@shuttle/ui'
import { useId } from 'react'
import {
  chooseOrigin,
  destinationStations,
  originStations,
  type Station,
  swapEnds,
  type TripPlan,
} from '../../domain/trip-plan'
import { useTripPlanTexts } from '../../i18n/use-trip-plan-texts'
import styles from './plan-trip.module.css'

interface ChooseEndsProps {
  lines: readonly LineOnSale[]
  plan: TripPlan
  onChange: (plan: TripPlan) => void
}

interface StationFieldProps {
  label: string
  value: Station['code']
  stations: readonly Station[]
  onChange: (code: Station['code']) => void
}

const StationField = ({ label, value, stations, onChange }: StationFieldProps) => {
  const id = useId()
  const choose = (code: string) => {
    const station = stations.find((each) => each.code === code)
    if (station) onChange(station.code)
  }
  return (
    <div className={styles.end}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} className={styles.station} value={value} onChange={({ target }) => choose(target.value)}>
        {stations.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Both ends of a trip, and the button that swaps them where a line leads back. */
export const ChooseEnds = ({ lines, plan, onChange }: ChooseEndsProps) => {
  const t = useTripPlanTexts()
  const swapped = swapEnds(plan, lines)
  return (
    <div className={styles.ends}>
      <StationField
        label={t('plan.from')}
        value={plan.originCode}
        stations={originStations(lines)}
        onChange={(code) => onChange(chooseOrigin(plan, lines, code))}
      />
      <StationField
        label={t('plan.to')}
        value={plan.destinationCode}
        stations={destinationStations(lines, plan.originCode)}
        onChange={(destinationCode) => onChange({ ...plan, destinationCode })}
      />
      {swapped && (
        <div className={styles.swap}>
          <IconButton
            kind="soft"
            label={t('plan.swap')}
            icon={
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
                <path d="M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5" />
              </svg>
            }
            onClick={() => onChange(swapped)}
          />
        </div>
      )}
    </div>
  )
}
