import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button, Card } from '@shuttle/ui'
import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import { endDelayCall, type StaffDelay } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useDelays, useRefreshDelays } from '../state/use-delays'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import { useRidesText } from '../use-rides-text'
import { AddDelay } from './add-delay'

/** Rides that are late: declared, listed with the newest first, and ended by roles that may do so. */
export const DelayCard = () => {
  const t = useDisruptionTexts()
  const language = useLanguage()
  const formatRides = useRidesText()
  const mayDeclare = useMay('disruption.declare')
  const query = useDelays()
  const refresh = useRefreshDelays()
  const [ending, setEnding] = useState<StaffDelay>()
  const nameRides = ({ date, ...rides }: StaffDelay) => formatRides({ ...rides, from: date, until: date })
  const columns: DataColumn<StaffDelay>[] = [
    { id: 'rides', header: t('list.rides'), cell: nameRides, isRowHeader: true },
    { id: 'minutes', header: t('delay.minutes'), cell: ({ minutes }) => minutes, align: 'end' },
    {
      id: 'state',
      header: t('common.state'),
      cell: ({ endedAt }) =>
        endedAt === undefined ? (
          <StateMark glyph="waiting" tone="warning">
            {t('delay.inForce')}
          </StateMark>
        ) : (
          <StateMark glyph="ended">{t('delay.over')}</StateMark>
        ),
    },
    { id: 'declared', header: t('list.declared'), cell: ({ declaredAt }) => formatDateTime(declaredAt, language) },
  ]
  const actions: DataColumn<StaffDelay> = {
    id: 'actions',
    header: t('common.actions'),
    cell: (delay) =>
      delay.endedAt === undefined && (
        <Button kind="soft" aria-label={t('delay.endOf', { rides: nameRides(delay) })} onClick={() => setEnding(delay)}>
          {t('common.end')}
        </Button>
      ),
  }
  return (
    <Card title={t('delay.title')} aside={mayDeclare && <AddDelay />}>
      <ResourceList
        caption={t('delay.title')}
        columns={mayDeclare ? [...columns, actions] : columns}
        query={query}
        rows={query.data}
        rowId={({ delayNo }) => delayNo}
        isPlain
        texts={{ empty: t('delay.empty'), emptyHint: t('delay.emptyHint'), failed: t('delay.failed') }}
      />
      <ActionDialog
        about={ending}
        call={({ delayNo }) => staffCall(endDelayCall, { delayNo })}
        name="end delay"
        title={t('delay.endQuestion')}
        confirmLabel={t('common.end')}
        busyLabel={t('common.working')}
        consequence={(delay) => t('delay.endText', { rides: nameRides(delay) })}
        done={() => t('delay.ended')}
        onAnswer={refresh}
        onClose={() => setEnding(undefined)}
      />
    </Card>
  )
}
