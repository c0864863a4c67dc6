import { UnbrokenText } from '@shuttle/booking'
import type { Session } from '@shuttle/contracts'
import { returnTo } from '@shuttle/host'
import { buttonClass, Skeleton } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { LOGIN, PERSONAL_CENTRE } from '../../paths'
import { isInWechat } from '../../state/is-in-wechat'
import { Avatar } from './avatar'
import styles from './member.module.css'
import { MemberWorth } from './member-worth'

/** The signed-in member, or the link to sign in; WeChat signs in by itself where a page needs a member (accounts 2). */
export const MemberSummary = ({ session }: { session: Session }) => {
  const t = useTexts()
  if (session.kind === 'unknown') return <Skeleton label={t('personalCentre.loading')} lines={2} />
  const user = session.kind === 'member' ? session.user : undefined
  return (
    <>
      <div className={styles.member}>
        <Avatar url={user?.avatarUrl ?? ''} />
        <div className={styles.names}>
          <p className={styles.name}>{user ? user.nickname || user.memberNumber : t('personalCentre.visitor')}</p>
          <p className={styles.number}>
            <UnbrokenText>
              {user ? t('personalCentre.memberNumber', { number: user.memberNumber }) : t('personalCentre.visitorHint')}
            </UnbrokenText>
          </p>
        </div>
        {!user && !isInWechat() && (
          <Link
            to={LOGIN}
            state={{ below: PERSONAL_CENTRE }}
            className={buttonClass()}
            onClick={() => returnTo.set(PERSONAL_CENTRE)}
          >
            {t('personalCentre.signIn')}
          </Link>
        )}
      </div>
      {user && <MemberWorth user={user} />}
    </>
  )
}
