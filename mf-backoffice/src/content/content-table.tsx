import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import type { DataColumn } from '@shuttle/ui/backoffice'
import { DatedStateMark } from '../kit/dated-state-mark'
import { ResourceList } from '../kit/resource-list'
import { useSearchState } from '../kit/use-search-state'
import { CONTENT_ADDRESSES } from './domain/content-addresses'
import type { ContentRow } from './domain/content-row'
import { contentTitle } from './domain/content-title'
import type { ContentState } from './state/content-state'
import { useContentTexts } from './texts/use-content-texts'

interface ContentTableProps<Row> {
  tab: 'notices' | 'banners'
  state: ContentState<Row>
  caption: string
  /** Header of the column that names a row. */
  title: string
  /** Columns before and after those that notices and banners share. */
  first?: readonly DataColumn<Row>[]
  last?: readonly DataColumn<Row>[]
  texts: { empty: string; emptyHint: string; failed: string }
}

/** One page of notices or banners; a row opens beside the table. */
export const ContentTable = <Row extends ContentRow>(props: ContentTableProps<Row>) => {
  const { tab, state, caption, title, first = [], last = [], texts } = props
  const t = useContentTexts()
  const language = useLanguage()
  const search = useSearchState(CONTENT_ADDRESSES[tab])
  const query = state.usePage(search.values)
  return (
    <ResourceList
      caption={caption}
      columns={[
        ...first,
        { id: 'title', header: title, cell: ({ content }) => contentTitle(content, language), isRowHeader: true },
        {
          id: 'state',
          header: t('common.state'),
          cell: (row) => <DatedStateMark state={row.state}>{t(`state.${row.state}`)}</DatedStateMark>,
        },
        { id: 'begins', header: t('list.begins'), cell: ({ content }) => formatDateTime(content.from, language) },
        { id: 'ends', header: t('list.ends'), cell: ({ content }) => formatDateTime(content.until, language) },
        ...last,
      ]}
      query={query}
      rows={query.data?.rows}
      rowId={({ id }) => id}
      search={search}
      next={query.data?.next}
      summary={(rows) => t('list.summary', { rows })}
      texts={texts}
    />
  )
}
