import { isRoutable, useSession } from '@shuttle/host'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { useRoleName } from '../../kit/use-role-name'
import { PERSONAL_CENTRE } from '../../paths'
import styles from './enter-backoffice.module.css'

/** The signed-in member of staff with role, and the link back to the site. */
export const SignedInStaff = ({ role }: { role: string }) => {
  const t = useTexts()
  const toRoleName = useRoleName()
  const session = useSession()
  if (session.kind !== 'member') return null
  return (
    <p className={styles.staff}>
      <strong>{session.user.nickname}</strong>
      <span>{toRoleName(role)}</span>
      {isRoutable(PERSONAL_CENTRE) && <Link to={PERSONAL_CENTRE}>{t('page.toSite')}</Link>}
    </p>
  )
}
