import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable } from '@shuttle/ui/desk'
import type { StaffNotice } from '../../calls/notices'
import { ShownStateMark } from '../../components/shown-state-mark'
import { toTableState } from '../../components/to-table-state'
import { useContentAddress } from '../../components/use-content-address'
import { useStaffFailureText } from '../../components/use-staff-failure-text'
import { useTableTexts } from '../../components/use-table-texts'
import { contentTitle } from '../../domain/content-title'
import { useContentTexts } from '../../i18n/use-content-texts'
import { useNotices } from './use-notices'

/** Notices, those that begin last in front; a row opens beside the table. */
export const NoticeTable = () => {
  const t = useContentTexts()
  const language = useLanguage()
  const toFailureText = useStaffFailureText()
  const { values, show, toNext, toPrevious } = useContentAddress('notices')
  const asked = useNotices(values)
  const texts = useTableTexts({
    empty: t('notice.empty'),
    emptyHint: t('notice.emptyHint'),
    failed: t('notice.failed'),
    failedHint: toFailureText(asked.error),
  })
  const columns: DataColumn<StaffNotice>[] = [
    { id: 'title', header: t('notice.title'), cell: ({ draft }) => contentTitle(draft, language), isRowHeader: true },
    { id: 'state', header: t('list.state'), cell: ({ state }) => <ShownStateMark state={state} /> },
    { id: 'begins', header: t('list.begins'), cell: ({ draft }) => formatDateTime(draft.from, language) },
    { id: 'ends', header: t('list.ends'), cell: ({ draft }) => formatDateTime(draft.until, language) },
    { id: 'survey', header: t('notice.survey'), cell: ({ isAboutSurvey }) => (isAboutSurvey ? '✓' : '-') },
  ]
  const { rows, next = '' } = asked.data ?? {}
  return (
    <Card>
      <DataTable
        caption={t('notice.caption')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        state={toTableState(asked)}
        onRetry={() => void asked.refetch()}
        onRow={({ id }) => show({ open: id })}
        selected={values.open}
        height="page"
        paging={{
          summary: t('list.summary', { rows: rows?.length ?? 0 }),
          onPrevious: values.after === '' ? undefined : toPrevious,
          onNext: next === '' ? undefined : () => toNext(next),
        }}
        isPlain
        texts={texts}
      />
    </Card>
  )
}
