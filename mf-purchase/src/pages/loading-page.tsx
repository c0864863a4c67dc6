import { useGoBack } from '@shuttle/host'
import { hasFailed } from '@shuttle/queries'
import { buttonClass, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { NotLoadedCard } from '../components/not-loaded-card'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { HOME } from '../paths'

interface LoadingPageProps {
  heading: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** A page whose one answer is loading, or did not come. */
export const LoadingPage = ({ heading, query }: LoadingPageProps) => {
  const t = usePaymentTexts()
  const goBack = useGoBack(HOME)
  return (
    <>
      <PageHeader overlap title={heading} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody overlap>
        {hasFailed(query) ? (
          <NotLoadedCard
            query={query}
            action={
              <Link to={HOME} className={buttonClass({ kind: 'soft' })}>
                {t('common.goHome')}
              </Link>
            }
          />
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
