import type { ShownState, ShownWindow } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import { toTableState } from '../kit/to-table-state'
import { useStaffFailureText } from '../kit/use-staff-failure-text'
import { useTableTexts } from '../kit/use-table-texts'
import { type ContentTitles, contentTitle } from './domain/content-title'
import { ShownStateMark } from './shown-state-mark'
import { useContentTexts } from './texts/use-content-texts'
import { useContentAddress } from './use-content-address'

interface Content {
  id: string
  state: ShownState
  content: ContentTitles & ShownWindow
}

interface ContentTableProps<Row> {
  tab: 'notices' | 'banners'
  query: Parameters<typeof toTableState>[0] & {
    data: { rows: Row[]; next: string | undefined } | undefined
    error: unknown
    refetch: () => Promise<unknown>
  }
  caption: string
  /** Header of the column that names a row. */
  title: string
  /** Columns before and after those that notices and banners share. */
  first?: readonly DataColumn<Row>[]
  last?: readonly DataColumn<Row>[]
  texts: { empty: string; emptyHint: string; failed: string }
}

/** One page of notices or banners; a row opens beside the table. */
export const ContentTable = <Row extends Content>(props: ContentTableProps<Row>) => {
  const { tab, query, caption, title, first = [], last = [] } = props
  const t = useContentTexts()
  const language = useLanguage()
  const toFailureText = useStaffFailureText()
  const { values, show, toNext, toPrevious } = useContentAddress(tab)
  const texts = useTableTexts({ ...props.texts, failedHint: toFailureText(query.error) })
  const columns: DataColumn<Row>[] = [
    ...first,
    { id: 'title', header: title, cell: ({ content }) => contentTitle(content, language), isRowHeader: true },
    { id: 'state', header: t('list.state'), cell: ({ state }) => <ShownStateMark state={state} /> },
    { id: 'begins', header: t('list.begins'), cell: ({ content }) => formatDateTime(content.from, language) },
    { id: 'ends', header: t('list.ends'), cell: ({ content }) => formatDateTime(content.until, language) },
    ...last,
  ]
  const { rows, next } = query.data ?? {}
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      onRow={({ id }) => show({ open: id })}
      selected={values.open}
      height="page"
      paging={{
        summary: t('list.summary', { rows: rows?.length ?? 0 }),
        onPrevious: values.after === '' ? undefined : toPrevious,
        onNext: next === undefined ? undefined : () => toNext(next),
      }}
      texts={texts}
    />
  )
}
