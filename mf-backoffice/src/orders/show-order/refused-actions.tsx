import { useLanguage } from '@shuttle/host'
import { refusalSentence } from '@shuttle/i18n/errors'
import { Notice } from '@shuttle/ui'
import type { OrderFile } from '@shuttle/wire/staff'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { formatList } from '../../kit/domain/format-list'
import { inBrackets } from '../../kit/domain/in-brackets'
import { useOrderTexts } from '../texts/use-order-texts'

/** The actions of this page; the check has a page of its own. */
const ACTION_TEXTS = {
  'mail.resend': 'actions.resend',
  'payment.verify': 'actions.verify',
  'order.note': 'notes.add',
  'document.unmask': 'actions.show',
  'ticket.check': undefined,
} as const

/** One sentence about the actions without a button, with the reason of each. */
export const RefusedActions = ({ refused }: Pick<OrderFile, 'refused'>) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const actions = refused.flatMap(({ action, code }) => {
    const key = ACTION_TEXTS[action]
    if (!key) return []
    const why = code === 'FORBIDDEN' ? t('order.notYours') : refusalSentence({ code }, staffTexts)
    if (!why) return [t(key)]
    return [inBrackets(t(key), why.replace(/[.。]$/, ''), language)]
  })
  if (actions.length === 0) return null
  return <Notice>{t('order.refusedActions', { actions: formatList(actions, language) })}</Notice>
}
