import { useLanguage } from '@shuttle/host'
import { Button, buttonClass } from '@shuttle/ui'
import { type DataColumn, RowActions } from '@shuttle/ui/backoffice'
import { removeAreaCall, type StaffArea } from '@shuttle/wire/staff'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { inBrackets } from '../../kit/domain/in-brackets'
import { ResourceList } from '../../kit/resource-list'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { areaName } from '../domain/area-name'
import { AREAS_ADDRESS } from '../domain/areas-address'
import { useAreasTexts } from '../texts/use-areas-texts'
import styles from './edit-areas.module.css'
import { useAreas } from './use-areas'

/** All areas; one that lines or rules use cannot be removed, and shows so. */
export const AreaTable = () => {
  const t = useAreasTexts()
  const language = useLanguage()
  const mayEdit = useMay('area.edit')
  const { href } = useSearchState(AREAS_ADDRESS)
  const query = useAreas()
  const [removed, setRemoved] = useState<StaffArea>()
  const actions = (area: StaffArea) => {
    const name = inBrackets(areaName(area, language), area.code, language)
    const isUsed = area.lines > 0 || area.rules > 0
    return (
      <RowActions>
        <Link
          to={href({ edit: area.code })}
          className={buttonClass({ kind: 'text' })}
          aria-label={t('list.renameOf', { name })}
        >
          {t('list.rename')}
        </Link>
        {isUsed ? (
          <span className={styles.used}>{t('list.used')}</span>
        ) : (
          <Button kind="text" onClick={() => setRemoved(area)} aria-label={t('list.removeOf', { name })}>
            {t('common.remove')}
          </Button>
        )}
      </RowActions>
    )
  }
  const columns: DataColumn<StaffArea>[] = [
    { id: 'code', header: t('list.code'), cell: ({ code }) => code, isRowHeader: true },
    { id: 'zh-hk', header: t('list.nameZhHk'), cell: (area) => <span lang="zh-HK">{area.nameZhHk}</span> },
    { id: 'zh-cn', header: t('list.nameZhCn'), cell: (area) => <span lang="zh-CN">{area.nameZhCn}</span> },
    { id: 'en', header: t('list.nameEn'), cell: (area) => <span lang="en">{area.nameEn}</span> },
    { id: 'lines', header: t('common.lines'), cell: ({ lines }) => lines, align: 'end' },
    { id: 'rules', header: t('nav.rules'), cell: ({ rules }) => rules, align: 'end' },
    ...(mayEdit ? [{ id: 'actions', header: t('common.actions'), cell: actions }] : []),
  ]
  return (
    <>
      <ResourceList
        caption={t('nav.areas')}
        columns={columns}
        query={query}
        rows={query.data}
        rowId={({ code }) => code}
        texts={{
          empty: t('list.empty'),
          failed: t('list.failed'),
        }}
      />
      <ActionDialog
        about={removed}
        call={({ code, revision }) => staffCall(removeAreaCall, { code, expectedRevision: revision })}
        name="remove area"
        title={t('remove.question')}
        confirmLabel={t('common.remove')}
        kind="danger"
        consequence={(area) => t('remove.text', { name: areaName(area, language), code: area.code })}
        done={({ code }) => t('remove.done', { code })}
        onAnswer={query.refetch}
        onClose={() => setRemoved(undefined)}
      />
    </>
  )
}
