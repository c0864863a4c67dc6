import { buttonClass } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type BackofficeSection, findSection } from '../../kit/addresses/backoffice-sections'
import { useMay } from '../../kit/state/use-staff-index'
import { StaffPage } from './staff-page'

interface ResourcePageProps {
  section: BackofficeSection['id']
  /** Right to edit the resource. */
  right: string
  search: { values: { edit: string }; href: (next: { edit?: string }) => string }
  title: string
  note: string
  /** Of the link to a new one; missing where none can be added. */
  newLabel?: string
  backLabel: string
  /** Replaces the list while the URL has an edited resource. */
  editor: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** The list of a resource with the link to a new one, or its editor with the link back. */
export const ResourcePage = (props: ResourcePageProps) => {
  const { section, right, search, title, note, newLabel, backLabel, editor, aside, children } = props
  const mayEdit = useMay(right)
  const isEditing = search.values.edit !== '' && mayEdit
  return (
    <StaffPage
      section={findSection(section)}
      title={title}
      note={note}
      actions={
        mayEdit &&
        (isEditing || newLabel !== undefined) && (
          <Link
            to={search.href(isEditing ? {} : { edit: 'new' })}
            className={buttonClass(isEditing ? { kind: 'soft' } : {})}
          >
            {isEditing ? backLabel : newLabel}
          </Link>
        )
      }
      aside={!isEditing && aside}
    >
      {isEditing ? editor : children}
    </StaffPage>
  )
}
