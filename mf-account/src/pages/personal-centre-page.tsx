import { useSession } from '@shuttle/host'
import { Card, PageBody, PageHeader } from '@shuttle/ui'
import { ServiceList } from '../features/choose-service/service-list'
import { MemberSummary } from '../features/show-member/member-summary'
import { SignOutButton } from '../features/sign-out/sign-out-button'
import { useTexts } from '../i18n/use-texts'

const PersonalCentrePage = () => {
  const t = useTexts()
  const session = useSession()
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
        {session.kind === 'member' && <SignOutButton />}
      </PageBody>
    </>
  )
}

export { PersonalCentrePage as Page }
