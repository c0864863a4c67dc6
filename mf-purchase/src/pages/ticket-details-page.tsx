import type { LineOnSale } from '@shuttle/calls'
import { useGoBack } from '@shuttle/host'
import { ErrorCard, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readTicketDetailsAddress, ticketDetailsHref } from '../addresses/ticket-details-address.mapper'
import { useLine, useLines } from '../api/lines.queries'
import { carryOver } from '../domain/purchase-draft'
import { twinOf } from '../domain/trip-twin'
import { Lost } from '../features/lost/lost'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'
import { draftIn, usePurchaseDrafts } from '../state/purchase-draft.store'
import { TicketDetailsForm } from './ticket-details-form'

export const TicketDetailsPage = () => {
  const t = useTexts()
  const [query] = useSearchParams()
  const address = readTicketDetailsAddress(query)
  const line = useLine(address?.lineCode ?? '')
  const lines = useLines()
  const navigate = useNavigate()
  const goBack = useGoBack(HOME)
  const shown = line.data ?? undefined
  const twin = shown && lines.data && twinOf(lines.data, shown)

  /** In place of this address: one step back still leads to where the traveller came from. */
  const switchTo = (from: LineOnSale, to: LineOnSale) => {
    const { drafts, change } = usePurchaseDrafts.getState()
    change(to.lineCode, (before) => carryOver(draftIn(drafts, from.lineCode), before))
    navigate(ticketDetailsHref(to), { replace: true })
  }

  const heading = t('order.heading')
  if (!address)
    return (
      <Lost heading={heading} title={t('address.title')}>
        {t('address.badLine')}
      </Lost>
    )
  if (line.data === null) {
    return (
      <Lost heading={heading} title={t('address.title')}>
        {t('address.notSold')}
      </Lost>
    )
  }
  const { originName, destinationName, category } = shown ?? address
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
      {shown ? (
        <TicketDetailsForm
          // Not the line code: the focus stays on the switch while the line changes to its twin.
          key={shown.originCode + shown.destinationCode}
          line={shown}
          onSwitchKind={twin && (() => switchTo(shown, twin))}
        />
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
