import { Button, EmptyState } from '@shuttle/ui'
import type { StaffIndex } from '@shuttle/wire/staff'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts'
import type { SectionAccess } from '../../kit/addresses/backoffice-sections'
import { useRefreshIndex } from '../../kit/state/use-staff-index'

const NoRole = () => {
  const t = useTexts()
  const refreshIndex = useRefreshIndex()
  return (
    <EmptyState
      title={t('noRole.title')}
      action={
        <Button kind="soft" onClick={() => void refreshIndex()}>
          {t('noRole.again')}
        </Button>
      }
    >
      {t('noRole.text')}
    </EmptyState>
  )
}

interface OpenedSectionProps {
  index: StaffIndex
  section: SectionAccess
  children: ReactNode
}

/** Renders the page for a role that has its right; for other roles the reason of the refusal (D5.1). */
export const OpenedSection = ({ index, section, children }: OpenedSectionProps) => {
  const t = useTexts()
  if (index.role === 'none') return <NoRole />
  if (!index.rights.includes(section.right))
    return <EmptyState title={t('notYours.title')}>{t('notYours.text')}</EmptyState>
  return children
}
