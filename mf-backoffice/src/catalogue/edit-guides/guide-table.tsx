import { buttonClass } from '@shuttle/ui'
import type { DataColumn } from '@shuttle/ui/backoffice'
import { Link } from 'react-router-dom'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { type ListedGuide, listGuides } from '../domain/guide-rows'
import { GUIDES_ADDRESS } from '../domain/guides-address'
import { useGuidesTexts } from '../texts/use-guides-texts'
import { useStaffGuides } from './use-guides'

/** Every guide, and whether passengers can read it yet. */
export const GuideTable = () => {
  const t = useGuidesTexts()
  const mayEdit = useMay('guide.edit')
  const { href } = useSearchState(GUIDES_ADDRESS)
  const query = useStaffGuides()
  const toName = ({ kind, guide }: ListedGuide) => (kind === 'holidays' ? t('kind.holidays') : guide.name)
  const columns: DataColumn<ListedGuide>[] = [
    { id: 'kind', header: t('list.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { id: 'name', header: t('common.name'), cell: toName, isRowHeader: true },
    { id: 'code', header: t('list.code'), cell: ({ kind, guide }) => (kind === 'holidays' ? '' : guide.code) },
    {
      id: 'state',
      header: t('common.state'),
      cell: ({ guide }) => t(guide.content === null ? 'list.missing' : 'list.written'),
    },
    ...(mayEdit
      ? [
          {
            id: 'actions',
            header: t('common.actions'),
            cell: (listed: ListedGuide) => (
              <Link
                to={href({ edit: listed.id })}
                className={buttonClass({ kind: 'text' })}
                aria-label={t('list.editOf', { name: toName(listed) })}
              >
                {t('list.edit')}
              </Link>
            ),
          },
        ]
      : []),
  ]
  return (
    <ResourceList
      caption={t('nav.guides')}
      columns={columns}
      query={query}
      rows={query.data && listGuides(query.data)}
      rowId={({ id }) => id}
      texts={{ empty: t('list.empty'), failed: t('list.failed') }}
    />
  )
}
