import { HelpAside } from '@shuttle/booking/help'
import { useGoBack } from '@shuttle/host'
import { PageBody, PageHeader } from '@shuttle/ui'
import { useSearchParams } from 'react-router-dom'
import { TabbedOrders } from '../features/list-orders/tabbed-orders'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'

/** `tab1` of the address selects the tab, so that a reload and a link open the same one. */
const MyOrderPage = () => {
  const t = useTexts()
  const goBack = useGoBack(HOME)
  const [query, setQuery] = useSearchParams()
  return (
    <>
      <PageHeader title={t('list.title')} back={{ label: t('page.back'), onBack: goBack }} />
      <PageBody>
        <TabbedOrders
          lines="all"
          tab={query.get('tab1') ?? ''}
          onTab={(tab1) => setQuery({ ...Object.fromEntries(query), tab1 }, { replace: true })}
          buyHref={HOME}
        />
        <HelpAside />
      </PageBody>
    </>
  )
}

export { MyOrderPage as Page }
