import { isApiError } from '@shuttle/contracts'
import { buttonClass, EmptyState, PageBody, PageHeader } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../i18n/use-texts'
import { MY_ORDERS } from '../paths'

export const isOrderNotFound = (error: unknown): boolean => isApiError(error) && error.code === 'ORDER_NOT_FOUND'

interface InvalidOrderProps {
  /** Title of the page. */
  title: string
  reason: string
  onBack: () => void
}

/** Shown for an address that names no order of this account: the reason, with a link to the list. */
export const InvalidOrder = ({ title, reason, onBack }: InvalidOrderProps) => {
  const t = useTexts()
  return (
    <>
      <PageHeader title={title} back={{ label: t('page.back'), onBack }} />
      <PageBody>
        <EmptyState
          title={t('details.missingTitle')}
          action={
            <Link to={`${MY_ORDERS}?tab1=2`} className={buttonClass()}>
              {t('details.toOrders')}
            </Link>
          }
        >
          {reason}
        </EmptyState>
      </PageBody>
    </>
  )
}
