import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import { type OrderFile, resendMailCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { PlainTable } from '../../kit/plain-table'
import { useRefreshOrderFile } from '../../kit/state/use-order-file'
import { useOrderTexts } from '../texts/use-order-texts'
import { useOrderLabels } from './use-order-labels'

type FileMail = OrderFile['mails'][number]

const STATES = { waiting: 'waiting', done: 'done', dead: 'attention' } as const

const MailState = ({ mail: { state, cause } }: { mail: FileMail }) => {
  const t = useOrderTexts()
  return (
    <>
      <StateMark glyph={STATES[state]} tone={state === 'dead' ? 'danger' : 'neutral'}>
        {t(`mails.${state}`)}
      </StateMark>{' '}
      {cause}
    </>
  )
}

/** Sends the payment mail again. */
export const ResendMail = ({ file: { order, allowed } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const refresh = useRefreshOrderFile(order.orderNo)
  const [isOpen, setOpen] = useState(false)
  if (!allowed.includes('mail.resend')) return null
  return (
    <>
      <Button kind="soft" onClick={() => setOpen(true)}>
        {t('actions.resend')}
      </Button>
      <ActionDialog
        about={isOpen ? order.orderNo : undefined}
        call={(orderNo) => staffCall(resendMailCall, { orderNo })}
        name="resend mail"
        title={t('actions.resendQuestion')}
        confirmLabel={t('actions.resend')}
        consequence={(orderNo) => t('actions.resendText', { orderNo })}
        done={() => t('actions.resent')}
        onDone={refresh}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

export const MailList = ({ file: { mails } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const { nameMail } = useOrderLabels()
  const language = useLanguage()
  const columns: DataColumn<FileMail>[] = [
    { id: 'kind', header: t('mails.kind'), cell: ({ kind }) => nameMail(kind) },
    { id: 'at', header: t('common.time'), cell: ({ at }) => formatDateTime(at, language) },
    { id: 'tries', header: t('mails.tries'), cell: ({ tries }) => tries, align: 'end' },
    { id: 'state', header: t('common.state'), cell: (mail) => <MailState mail={mail} /> },
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
