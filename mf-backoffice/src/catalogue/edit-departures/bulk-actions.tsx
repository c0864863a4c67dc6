import { Button } from '@shuttle/ui'
import type { StaffDeparture } from '@shuttle/wire/staff'
import type { SetState } from '../domain/staff-departure'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import styles from './edit-departures.module.css'

const STATES = ['open', 'paused', 'closed'] as const

interface StateButtonsProps {
  rows: readonly StaffDeparture[]
  onSelect: (state: SetState) => void
}

/** Buttons for the states that would change at least one of these departures. */
export const StateButtons = ({ rows, onSelect }: StateButtonsProps) => {
  const t = useDeparturesTexts()
  return STATES.filter((state) => rows.some(({ status }) => status !== state)).map((state) => (
    <Button key={state} kind={state === 'closed' ? 'danger' : 'soft'} onClick={() => onSelect(state)}>
      {t(`choice.${state}`)}
    </Button>
  ))
}

interface BulkActionsProps extends StateButtonsProps {
  onAll: () => void
  onNone: () => void
}

/** Actions on the ticked departures, above their table. */
export const BulkActions = ({ rows, onSelect, onAll, onNone }: BulkActionsProps) => {
  const t = useDeparturesTexts()
  const sold = rows.reduce((total, row) => total + row.sold, 0)
  return (
    <section className={styles.chosen} aria-label={t('choice.label')}>
      <p className={styles.count} role="status">
        {rows.length === 0 ? t('choice.none') : t('choice.count', { count: rows.length, sold })}
      </p>
      <StateButtons rows={rows} onSelect={onSelect} />
      <Button kind="text" onClick={rows.length === 0 ? onAll : onNone}>
        {t(rows.length === 0 ? 'choice.all' : 'choice.clear')}
      </Button>
    </section>
  )
}
