import { toast, useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { ConfirmAct, type DataColumn, StateMark } from '@shuttle/ui/desk'
import { useState } from 'react'
import { sendMailAgain } from '../../calls/order-acts'
import type { FileMail, OrderFile } from '../../calls/order-file'
import { PlainTable } from '../../components/plain-table'
import { useStaffAct } from '../../components/use-staff-act'
import { useOrderTexts } from '../../i18n/use-order-texts'
import { useRefreshOrder } from '../../state/use-order-file'
import { useOrderWords } from './use-order-words'

const STATES = { WAITING: 'waiting', DONE: 'done', DEAD: 'attention' } as const

const MailState = ({ mail: { state, cause } }: { mail: FileMail }) => {
  const t = useOrderTexts()
  if (!Object.hasOwn(STATES, state)) return state
  const known = state as keyof typeof STATES
  return (
    <>
      <StateMark glyph={STATES[known]} tone={known === 'DEAD' ? 'danger' : 'neutral'}>
        {t(`mails.${known}`)}
      </StateMark>{' '}
      {cause}
    </>
  )
}

/** Sends the payment mail again. */
export const ResendMail = ({ file: { order, allowed } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const refresh = useRefreshOrder(order.orderNo)
  const [isOpen, setOpen] = useState(false)
  const { act, isPending, error, clear } = useStaffAct({ call: sendMailAgain, name: 'resend mail' })
  if (!allowed.has('mail.resend')) return null
  const close = () => {
    clear()
    setOpen(false)
  }
  const send = async () => {
    if (!(await act(order.orderNo))) return
    toast(t('act.resent'), 'success')
    close()
    await refresh()
  }
  return (
    <>
      <Button kind="soft" onClick={() => setOpen(true)}>
        {t('act.resend')}
      </Button>
      <ConfirmAct
        open={isOpen}
        title={t('act.resendQuestion')}
        confirmLabel={t('act.resend')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={() => void send()}
        onCancel={close}
      >
        {t('act.resendText', { orderNo: order.orderNo })}
      </ConfirmAct>
    </>
  )
}

export const MailList = ({ file: { mails } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const { nameMail } = useOrderWords()
  const language = useLanguage()
  const columns: DataColumn<FileMail>[] = [
    { id: 'kind', header: t('mails.kind'), cell: ({ kind }) => nameMail(kind) },
    { id: 'at', header: t('mails.at'), cell: ({ at }) => formatDateTime(at, language) },
    { id: 'tries', header: t('mails.tries'), cell: ({ tries }) => tries, align: 'end' },
    { id: 'state', header: t('mails.state'), cell: (mail) => <MailState mail={mail} /> },
  ]
  return (
    <PlainTable
      title={t('mails.title')}
      caption={t('mails.caption')}
      empty={t('mails.empty')}
      columns={columns}
      rows={mails}
      rowId={({ id }) => id}
    />
  )
}
