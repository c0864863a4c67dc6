import type { ShownWindow } from '@shuttle/domain/staff'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { useContentTexts } from './texts/use-content-texts'

const SECOND_MS = 1000

/** Shows from when until when passengers will see the content, before it is published. */
export const PublishWindow = ({ window: { from, until } }: { window: ShownWindow }) => {
  const t = useContentTexts()
  const language = useLanguage()
  const now = useNow(SECOND_MS)
  const times = { from: formatDateTime(from, language), until: formatDateTime(until, language) }
  return t(from <= now ? 'form.now' : 'form.will', times)
}
