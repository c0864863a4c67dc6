import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable } from '@shuttle/ui/desk'
import type { StaffBanner } from '../../calls/banners'
import { ShownStateMark } from '../../components/shown-state-mark'
import { toTableState } from '../../components/to-table-state'
import { useContentAddress } from '../../components/use-content-address'
import { useStaffFailureText } from '../../components/use-staff-failure-text'
import { useTableTexts } from '../../components/use-table-texts'
import { contentTitle } from '../../domain/content-title'
import { useContentTexts } from '../../i18n/use-content-texts'
import { useBanners } from './use-banners'

/** Banners in the order of their positions; a row opens beside the table. */
export const BannerTable = () => {
  const t = useContentTexts()
  const language = useLanguage()
  const toFailureText = useStaffFailureText()
  const { values, show, toNext, toPrevious } = useContentAddress('banners')
  const asked = useBanners(values)
  const texts = useTableTexts({
    empty: t('banner.empty'),
    emptyHint: t('banner.emptyHint'),
    failed: t('banner.failed'),
    failedHint: toFailureText(asked.error),
  })
  const columns: DataColumn<StaffBanner>[] = [
    { id: 'position', header: t('banner.position'), cell: ({ draft }) => draft.position },
    { id: 'title', header: t('banner.title'), cell: ({ draft }) => contentTitle(draft, language), isRowHeader: true },
    { id: 'state', header: t('list.state'), cell: ({ state }) => <ShownStateMark state={state} /> },
    { id: 'begins', header: t('list.begins'), cell: ({ draft }) => formatDateTime(draft.from, language) },
    { id: 'ends', header: t('list.ends'), cell: ({ draft }) => formatDateTime(draft.until, language) },
  ]
  const { rows, next = '' } = asked.data ?? {}
  return (
    <Card>
      <DataTable
        caption={t('banner.caption')}
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
