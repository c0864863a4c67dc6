import type { RuleState } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import type { Pause } from '@shuttle/wire/staff'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { usePauses } from '../state/use-fees'
import { usePausedLine } from './use-paused-line'

const MARKS = {
  planned: { glyph: 'waiting', tone: 'info' },
  inForce: { glyph: 'paused', tone: 'warning' },
  over: { glyph: 'ended' },
} as const satisfies Record<RuleState, object>

/** The newest first; a current or planned pause can be ended by roles that may do so. */
export const PauseTable = ({ onEnd }: { onEnd: (pause: Pause) => void }) => {
  const t = useFeesTexts()
  const language = useLanguage()
  const formatLine = usePausedLine()
  const mayEdit = useMay('policy.edit')
  const query = usePauses()
  const columns: DataColumn<Pause>[] = [
    { id: 'line', header: t('common.line'), cell: ({ lineCode }) => formatLine(lineCode), isRowHeader: true },
    {
      id: 'state',
      header: t('common.state'),
      cell: ({ state }) => <StateMark {...MARKS[state]}>{t(`pauses.${state}`)}</StateMark>,
    },
    { id: 'from', header: t('pauses.from'), cell: ({ from }) => formatDateTime(from, language) },
    {
      id: 'until',
      header: t('pauses.until'),
      cell: ({ until }) => (until === undefined ? t('pauses.open') : formatDateTime(until, language)),
    },
    { id: 'reason', header: t('common.reason'), cell: ({ reasonText }) => reasonText },
  ]
  const actions: DataColumn<Pause> = {
    id: 'actions',
    header: t('common.actions'),
    cell: (pause) =>
      pause.state !== 'over' && (
        <Button
          kind="soft"
          aria-label={t('pauses.endOf', { line: formatLine(pause.lineCode) })}
          onClick={() => onEnd(pause)}
        >
          {t('common.end')}
        </Button>
      ),
  }
  return (
    <ResourceList
      caption={t('pauses.caption')}
      columns={mayEdit ? [...columns, actions] : columns}
      query={query}
      rows={query.data}
      rowId={({ pauseNo }) => pauseNo}
      texts={{
        empty: t('pauses.empty'),
        emptyHint: t('pauses.emptyHint'),
        failed: t('pauses.failed'),
      }}
    />
  )
}
