import { isApiError } from '@shuttle/contracts'
import { useGoBack, useLanguage } from '@shuttle/host'
import { PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { refusalText } from '../api/refusal-text'
import { Lost } from '../features/lost/lost'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'
import { NotLoadedCard } from '../screen/not-loaded-card'

interface LoadingPageProps {
  heading: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** A page whose one answer is on its way, was refused, or could not be had. */
export const LoadingPage = ({ heading, query }: LoadingPageProps) => {
  const t = useTexts()
  const language = useLanguage()
  const goBack = useGoBack(HOME)
  if (isApiError(query.error) && query.error.kind === 'refused') {
    return (
      <Lost heading={heading} title={refusalText(query.error, language) ?? t('common.loadFailed')}>
        {t('address.startAgain')}
      </Lost>
    )
  }
  return (
    <>
      <PageHeader overlap title={heading} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody overlap>
        {query.error ? (
          <NotLoadedCard onRetry={query.refetch} busy={query.isFetching} />
        ) : (
          <>
            <Skeleton kind="card" lines={4} label={t('common.loading')} />
            <Skeleton kind="card" lines={3} label={t('common.loading')} />
          </>
        )}
      </PageBody>
    </>
  )
}
