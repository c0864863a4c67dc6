import { ErrorCard, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useSearchParams } from 'react-router-dom'
import { readTicketDetailsAddress } from '../addresses/ticket-details-address.mapper'
import { useLine } from '../api/lines.queries'
import { Lost } from '../features/lost/lost'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'
import { useGoBack } from '../screen/use-go-back'
import { TicketDetailsForm } from './ticket-details-form'

export const TicketDetailsPage = () => {
  const t = useTexts()
  const [query] = useSearchParams()
  const address = readTicketDetailsAddress(query)
  const line = useLine(address?.lineCode ?? '')
  const goBack = useGoBack(HOME)

  const heading = t('order.heading')
  if (!address)
    return (
      <Lost heading={heading} title={t('address.title')}>
        {t('address.badLine')}
      </Lost>
    )
  if (line.data === null || line.data?.category === 'roundTrip') {
    return (
      <Lost heading={heading} title={t('address.title')}>
        {t('address.notSold')}
      </Lost>
    )
  }
  const { originName, destinationName, category } = line.data ?? address
  return (
    <>
      <PageHeader
        overlap
        title={heading}
        back={{ label: t('common.back'), onBack: goBack }}
        {...(originName &&
          destinationName && { route: { from: originName, to: destinationName, joint: t('common.to') } })}
        chip={t(`common.${category}`)}
      />
      {line.data ? (
        <TicketDetailsForm key={line.data.lineCode} line={line.data} />
      ) : (
        <PageBody overlap>
          {line.isError ? (
            <ErrorCard
              title={t('common.loadFailed')}
              text={t('common.loadFailedHint')}
              retryLabel={t('common.retry')}
              onRetry={() => line.refetch()}
              busy={line.isFetching}
            />
          ) : (
            <Skeleton kind="card" lines={6} label={t('common.loading')} />
          )}
        </PageBody>
      )}
    </>
  )
}
