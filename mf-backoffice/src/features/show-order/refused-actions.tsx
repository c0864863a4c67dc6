import { useLanguage } from '@shuttle/host'
import { refusalSentence } from '@shuttle/i18n/errors'
import { Notice } from '@shuttle/ui'
import type { OrderFile } from '../../calls/order-file'
import { formatList } from '../../domain/format-list'
import { inBrackets } from '../../domain/in-brackets'
import { useOrderTexts } from '../../i18n/use-order-texts'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'

/** The actions of this page; others have their own pages. */
const ACTION_TEXTS = {
  'mail.resend': 'resend',
  'payment.verify': 'verify',
  'order.note': 'note',
  'document.unmask': 'show',
} as const

/** One sentence about the actions without a button, with the reason of each. */
export const RefusedActions = ({ refused }: Pick<OrderFile, 'refused'>) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const name = (key: (typeof ACTION_TEXTS)[keyof typeof ACTION_TEXTS]) =>
    key === 'note' ? t('notes.add') : t(`actions.${key}`)
  const actions = refused.flatMap(({ action, code }) => {
    const key = Object.hasOwn(ACTION_TEXTS, action) ? ACTION_TEXTS[action as keyof typeof ACTION_TEXTS] : undefined
    if (!key) return []
    const why = code === 'FORBIDDEN' ? t('order.notYours') : refusalSentence({ code }, staffTexts)
    if (!why) return [name(key)]
    return [inBrackets(name(key), why.replace(/[.。]$/, ''), language)]
  })
  if (actions.length === 0) return null
  return <Notice>{t('order.refusedActions', { actions: formatList(actions, language) })}</Notice>
}
