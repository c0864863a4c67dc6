import { Card } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { type BackofficeSection, sectionsFor } from '../../kit/addresses/backoffice-sections'
import { useStaffIndex } from '../../kit/state/use-staff-index'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { useRoleName } from '../../kit/use-role-name'
import styles from './work-list.module.css'

type Work = Exclude<BackofficeSection['id'], 'overview'>
const isWork = (section: BackofficeSection): section is BackofficeSection & { id: Work } => section.id !== 'overview'

/** The pages that the role opens, each with its purpose. */
export const WorkList = () => {
  const t = useIndexTexts()
  const toRoleName = useRoleName()
  const index = useStaffIndex().data
  if (!index) return null
  const works = sectionsFor(index.rights).filter(isWork)
  return (
    <Card>
      <p className={styles.role}>
        {works.length > 0 ? t('overview.you', { role: toRoleName(index.role) }) : t('overview.nothing')}
      </p>
      <ul className={styles.list}>
        {works.map(({ id, to }) => (
          <li key={id}>
            <Link to={to} className={styles.link}>
              <strong>{t(`nav.${id}`)}</strong>
              <span>{t(`overview.${id}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
