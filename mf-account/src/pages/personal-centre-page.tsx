import { HelpAside } from '@shuttle/booking/help'
import { returnTo, useSession } from '@shuttle/host'
import { Card, PageBody, PageHeader } from '@shuttle/ui'
import { useNavigate } from 'react-router-dom'
import { ServiceList } from '../features/choose-service/service-list'
import { MemberSummary } from '../features/show-member/member-summary'
import { SignOutButton } from '../features/sign-out/sign-out-button'
import { useTexts } from '../i18n/use-texts'
import { LOGIN, PERSONAL_CENTRE } from '../paths'
import { isInWechat } from '../state/is-in-wechat'

const PersonalCentrePage = () => {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const handleSignedOut = () => {
    returnTo.set(PERSONAL_CENTRE)
    navigate(LOGIN, { state: { below: PERSONAL_CENTRE } })
  }
  return (
    <>
      <PageHeader title={t('personalCentre.title')} overlap />
      <PageBody overlap>
        <Card>
          <MemberSummary session={session} />
        </Card>
        <Card title={t('personalCentre.shortcuts')}>
          <ServiceList session={session} />
        </Card>
        {session.kind === 'member' && !isInWechat() && <SignOutButton onSignedOut={handleSignedOut} />}
        <HelpAside />
      </PageBody>
    </>
  )
}

export { PersonalCentrePage as Page }
