import { useLanguage } from '@shuttle/host'
import { refusalSentence } from '@shuttle/i18n/errors'
import { Notice } from '@shuttle/ui'
import type { OrderFile } from '../../calls/order-file'
import { inBrackets } from '../../domain/in-brackets'
import { joinWords } from '../../domain/join-words'
import { useOrderTexts } from '../../i18n/use-order-texts'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'

/** The actions of this page; others have their own pages. */
const ACTS = { 'mail.resend': 'resend', 'payment.ask': 'ask', 'order.note': 'note', 'document.unmask': 'show' } as const

/** One sentence about the actions without a button, with the reason of each. */
export const RefusedActs = ({ refused }: Pick<OrderFile, 'refused'>) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const name = (act: (typeof ACTS)[keyof typeof ACTS]) => (act === 'note' ? t('notes.add') : t(`act.${act}`))
  const acts = refused.flatMap(({ action, code }) => {
    const act = Object.hasOwn(ACTS, action) ? ACTS[action as keyof typeof ACTS] : undefined
    if (!act) return []
    const why = code === 'FORBIDDEN' ? t('order.notYours') : refusalSentence({ code }, staffTexts)
    if (!why) return [name(act)]
    return [inBrackets(name(act), why.replace(/[.。]$/, ''), language)]
  })
  if (acts.length === 0) return null
  return <Notice>{t('order.refusedActs', { acts: joinWords(acts, language) })}</Notice>
}
