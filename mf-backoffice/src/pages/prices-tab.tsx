import { findSection } from '../addresses/desk-sections'
import { StaffPage } from '../features/enter-desk/staff-page'
import { ChooseLine } from '../features/set-prices/choose-line'
import { PricePanel } from '../features/set-prices/price-panel'
import { PriceTables } from '../features/set-prices/price-tables'
import { usePricesTexts } from '../i18n/use-prices-texts'

/** What lines cost and how many seats they have a day; line and open form stand in the address. */
export const PricesTab = () => {
  const t = usePricesTexts()
  return (
    <StaffPage section={findSection('prices')} title={t('nav.prices')} note={t('price.note')} aside={<PricePanel />}>
      <ChooseLine />
      <PriceTables />
    </StaffPage>
  )
}
