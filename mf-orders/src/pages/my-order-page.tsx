import { useGoBack } from '@shuttle/host'
import { PageBody, PageHeader, SegmentedControl } from '@shuttle/ui'
import { useSearchParams } from 'react-router-dom'
import { ORDER_TABS, TAB_FILTER, toOrderTab } from '../domain/order-tabs'
import { OrderList } from '../features/list-orders/order-list'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'

/** `tab1` in the address is the tab, so that a reload and a link open the same one. */
const MyOrderPage = () => {
  const t = useTexts()
  const goBack = useGoBack(HOME)
  const [query, setQuery] = useSearchParams()
  const tab = toOrderTab(query.get('tab1'))
  return (
    <>
      <PageHeader title={t('list.title')} back={{ label: t('page.back'), onBack: goBack }} />
      <PageBody>
        <SegmentedControl
          label={t('list.tabs')}
          value={tab}
          onChange={(tab1) => setQuery({ ...Object.fromEntries(query), tab1 }, { replace: true })}
          options={ORDER_TABS.map((value) => ({ value, label: t(`list.${TAB_FILTER[value]}`) }))}
        />
        <OrderList key={tab} tab={tab} />
      </PageBody>
    </>
  )
}

export { MyOrderPage as Page }
