import { DescriptionList } from '@shuttle/booking'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button, buttonClass, Stack } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionDialog } from '../kit/action-dialog'
import { DatedStateMark } from '../kit/dated-state-mark'
import { useMay } from '../kit/state/use-staff-index'
import { useSearchState } from '../kit/use-search-state'
import { CONTENT_ADDRESSES } from './domain/content-addresses'
import type { ContentRow } from './domain/content-row'
import { contentTitle } from './domain/content-title'
import type { ContentState } from './state/content-state'
import { useContentTexts } from './texts/use-content-texts'

interface ContentPanelProps<Row> {
  tab: 'notices' | 'banners'
  state: ContentState<Row>
  end: (shown: { id: string; revision: number }) => Promise<unknown>
  /** Details before the period. */
  details?: (row: Row) => { name: string; value: string }[]
  children: (row: Row) => ReactNode
}

/** One notice or banner of the list as passengers see it, with actions for roles that may do them. */
export const ContentPanel = <Row extends ContentRow>(props: ContentPanelProps<Row>) => {
  const { tab, state, end, details, children } = props
  const t = useContentTexts()
  const language = useLanguage()
  const mayEdit = useMay('content.edit')
  const refresh = state.useRefresh()
  const { values, opened, open, href } = useSearchState(CONTENT_ADDRESSES[tab])
  const [isEnding, setEnding] = useState(false)
  const row = state.usePage(values).data?.rows.find(({ id }) => id === opened)
  const nameOf = ({ content }: Row) => contentTitle(content, language)
  return (
    <>
      <SidePanel
        open={row !== undefined}
        onClose={() => open('')}
        title={row ? nameOf(row) : ''}
        closeLabel={t('page.close')}
        mark={row && <DatedStateMark state={row.state}>{t(`state.${row.state}`)}</DatedStateMark>}
        actions={
          row &&
          mayEdit && (
            <>
              <Link to={href({ edit: row.id })} className={buttonClass({ block: true })}>
                {t('common.edit')}
              </Link>
              <Link to={href({ edit: 'new', copy: row.id })} className={buttonClass({ kind: 'soft', block: true })}>
                {t('list.copy')}
              </Link>
              {row.state !== 'over' && (
                <Button kind="danger" block onClick={() => setEnding(true)}>
                  {t('list.end')}
                </Button>
              )}
            </>
          )
        }
      >
        {row && (
          <Stack>
            <DescriptionList
              items={[
                ...(details?.(row) ?? []),
                { name: t('list.begins'), value: formatDateTime(row.content.from, language) },
                { name: t('list.ends'), value: formatDateTime(row.content.until, language) },
              ]}
            />
            {children(row)}
          </Stack>
        )}
      </SidePanel>
      <ActionDialog
        about={isEnding ? row : undefined}
        call={end}
        name="end content"
        title={t('end.question')}
        confirmLabel={t('list.end')}
        kind="danger"
        consequence={(ended) => t(ended.state === 'planned' ? 'end.planned' : 'end.shown', { title: nameOf(ended) })}
        done={(ended) => t('end.done', { title: nameOf(ended) })}
        onAnswer={refresh}
        onClose={() => setEnding(false)}
      />
    </>
  )
}
