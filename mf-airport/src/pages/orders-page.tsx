import { HelpAside } from '@shuttle/booking/help'
import { Slot, useGoBack } from '@shuttle/host'
import { PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useSearchParams } from 'react-router-dom'
import { useOrdersTexts } from '../i18n/use-orders-texts'
import { AIRLINE } from '../paths'

/**
 * The orders of the airport line (accounts 2, routes), with the cards and tabs of all orders; `tab1` in the address is
 * the tab.
 */
const OrdersPage = () => {
  const t = useOrdersTexts()
  const goBack = useGoBack(AIRLINE)
  const [query, setQuery] = useSearchParams()
  return (
    <>
      <PageHeader title={t('title')} back={{ label: t('page.back'), onBack: goBack }} />
      <PageBody>
        <Slot
          name="order-list.v1"
          props={{
            lines: 'airport',
            tab: query.get('tab1') ?? '',
            onTab: (tab1) => setQuery({ ...Object.fromEntries(query), tab1 }, { replace: true }),
            buyHref: AIRLINE,
          }}
          skeleton={<Skeleton kind="card" lines={5} label={t('loading')} />}
        />
        <HelpAside />
      </PageBody>
    </>
  )
}

export { OrdersPage as Page }
