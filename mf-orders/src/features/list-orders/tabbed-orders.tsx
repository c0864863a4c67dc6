import type { SlotProps } from '@shuttle/contracts'
import { SegmentedControl } from '@shuttle/ui'
import { ORDER_TABS, TAB_FILTER, toOrderTab } from '../../domain/order-tabs'
import { useTexts } from '../../i18n/use-texts'
import { NextTripBlock } from './next-trip-block'
import { OrderList } from './order-list'

/** Fills `order-list.v1`: the next trip, the tabs and the orders of one of them. The page that has the slot stores the tab. */
export const TabbedOrders = ({ lines, tab: raw, onTab, buyHref }: SlotProps['order-list.v1']) => {
  const t = useTexts()
  const tab = toOrderTab(raw)
  return (
    <>
      <NextTripBlock isAirport={lines === 'airport'} />
      <SegmentedControl
        label={t('list.tabs')}
        value={tab}
        onChange={onTab}
        options={ORDER_TABS.map((value) => ({ value, label: t(`list.${TAB_FILTER[value]}`) }))}
      />
      <OrderList key={tab} tab={tab} isAirport={lines === 'airport'} buyHref={buyHref} />
    </>
  )
}

export { TabbedOrders as Slot }
