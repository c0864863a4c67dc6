import { HelpAside } from '@shuttle/booking/help'
import { useGoBack, useSession } from '@shuttle/host'
import { PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useNavigate } from 'react-router-dom'
import { DeleteAccount } from '../features/manage-data/delete-account'
import { DownloadData } from '../features/manage-data/download-data'
import { UndoJoinCard } from '../features/undo-join/undo-join-card'
import { useTexts } from '../i18n/use-texts'
import { HOME, PERSONAL_CENTRE } from '../paths'

const MyDataPage = () => {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const goBack = useGoBack(PERSONAL_CENTRE)
  return (
    <>
      <PageHeader title={t('myData.title')} back={{ label: t('page.back'), onBack: goBack }} />
      <PageBody>
        {session.kind === 'member' ? (
          <>
            <UndoJoinCard memberId={session.user.memberId} onUndone={() => navigate(HOME, { replace: true })} />
            <DownloadData />
            <DeleteAccount user={session.user} onDeleted={() => navigate(HOME, { replace: true })} />
          </>
        ) : (
          <Skeleton label={t('personalCentre.loading')} lines={8} />
        )}
        <HelpAside />
      </PageBody>
    </>
  )
}

export { MyDataPage as Page }
