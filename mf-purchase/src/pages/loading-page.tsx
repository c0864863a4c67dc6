import { isApiError } from '@shuttle/contracts'
import { useGoBack, useLanguage } from '@shuttle/host'
import { getRefusalText } from '@shuttle/queries'
import { PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { NotLoadedCard } from '../components/not-loaded-card'
import { InvalidLink } from '../features/invalid-link/invalid-link'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { HOME } from '../paths'

interface LoadingPageProps {
  heading: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** A page whose one answer is loading, was refused, or could not be loaded. */
export const LoadingPage = ({ heading, query }: LoadingPageProps) => {
  const t = usePaymentTexts()
  const language = useLanguage()
  const goBack = useGoBack(HOME)
  if (isApiError(query.error) && query.error.kind === 'refused') {
    return (
      <InvalidLink heading={heading} title={getRefusalText(query.error, language) ?? t('common.loadFailed')}>
        {t('invalidLink.startAgain')}
      </InvalidLink>
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
