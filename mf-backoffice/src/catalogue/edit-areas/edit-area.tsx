import { Card, EmptyState, Skeleton } from '@shuttle/ui'
import { useState } from 'react'
import { useAreasTexts } from '../texts/use-areas-texts'
import { useAreasAddress } from '../use-areas-address'
import { AreaForm } from './area-form'
import { AreaTable } from './area-table'
import { useAreas } from './use-areas'

/** The form of the area in the URL; `new` adds one. */
export const EditArea = () => {
  const t = useAreasTexts()
  const { edit, toList } = useAreasAddress()
  const [round, setRound] = useState(0)
  const query = useAreas()
  const areas = query.data
  // The table shows the failure and its retry.
  if (!areas) return query.error ? <AreaTable /> : <Skeleton label={t('page.loading')} lines={6} />
  const find = (all: typeof areas) => all.find(({ code }) => code === edit)
  const stored = find(areas)
  if (edit !== 'new' && !stored)
    return (
      <Card>
        <EmptyState title={t('form.unknown')}>{t('form.unknownHint')}</EmptyState>
      </Card>
    )
  const reread = async () => find((await query.refetch()).data ?? [])
  return (
    <AreaForm
      key={`${edit} ${round}`}
      areas={areas}
      stored={stored}
      reread={reread}
      onTake={() => void reread().then(() => setRound((before) => before + 1))}
      onSaved={() => {
        void query.refetch()
        toList()
      }}
    />
  )
}
