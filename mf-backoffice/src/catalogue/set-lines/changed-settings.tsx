import { DescriptionList } from '@shuttle/booking'
import type { SaleSettings } from '@shuttle/domain/staff'
import { changedSettings } from '../domain/sale-settings'
import { useLinesTexts } from '../texts/use-lines-texts'
import { useSettingText } from './use-setting-text'

/** Differences between the settings before and after, setting by setting. */
export const ChangedSettings = ({ before, after }: { before: SaleSettings; after: SaleSettings }) => {
  const t = useLinesTexts()
  const toText = useSettingText()
  const items = changedSettings(before, after).map(({ name, before: was, after: is }) => ({
    name: t(`settings.${name}`),
    value: t('common.beforeAfter', { before: toText(name, was), after: toText(name, is) }),
  }))
  return items.length === 0 ? <p>{t('settings.same')}</p> : <DescriptionList items={items} />
}
