import type { DataTableTexts } from '@shuttle/ui/backoffice'
import { useTexts } from '../i18n/use-texts'

/** Texts that all tables share, with this table's own for empty and failed. */
export const useTableTexts = (
  own: Pick<DataTableTexts, 'empty' | 'failed' | 'emptyHint' | 'failedHint'> & Partial<DataTableTexts>,
): DataTableTexts => {
  const t = useTexts()
  return {
    loading: t('page.loading'),
    retry: t('page.retry'),
    previous: t('table.previous'),
    next: t('table.next'),
    more: t('table.more'),
    sort: t('table.sort'),
    ascending: (column) => t('table.ascending', { column }),
    descending: (column) => t('table.descending', { column }),
    ...own,
  }
}
