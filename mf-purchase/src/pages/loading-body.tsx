import { hasFailed } from '@shuttle/queries'
import { buttonClass, PageAside, PageBody, Skeleton } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { NotLoadedCard } from '../components/not-loaded-card'
import { useHomeTexts } from '../i18n/use-home-texts'
import { HOME } from '../paths'

interface LoadingBodyProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Same layout as the loaded content: two columns on wide screens. */
  wide?: boolean
}

/** Below the header of a page whose only query is loading or has failed. */
export const LoadingBody = ({ query, wide = false }: LoadingBodyProps) => {
  const t = useHomeTexts()
  const second = <Skeleton kind="card" lines={3} label={t('common.loading')} />
  return (
    <PageBody overlap wide={wide}>
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
          {wide ? <PageAside>{second}</PageAside> : second}
        </>
      )}
    </PageBody>
  )
}
