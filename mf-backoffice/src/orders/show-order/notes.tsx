import { Form, useForm } from '@shuttle/forms'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card, TextField } from '@shuttle/ui'
import { addNoteCall, type OrderFile } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefreshOrderFile } from '../../kit/state/use-order-file'
import { useRoleName } from '../../kit/use-role-name'
import { useOrderTexts } from '../texts/use-order-texts'
import styles from './show-order.module.css'

const LONGEST_NOTE = 1000

const NewNote = ({ orderNo }: { orderNo: string }) => {
  const t = useOrderTexts()
  const refresh = useRefreshOrderFile(orderNo)
  const form = useForm({
    name: 'mf-backoffice: add note',
    initial: () => ({ text: '' }),
    check: ({ text }) => (text.trim() === '' ? { text: 'NOTE_BLANK' as const } : {}),
    texts: { NOTE_BLANK: t('notes.missing') },
    send: ({ text }) => staffCall(addNoteCall, { orderNo, text: text.trim() }),
    onDone: () => {
      form.reset()
      void refresh()
    },
  })
  return (
    <Form form={form} title={t('notes.add')} submitLabel={t('notes.add')} pendingLabel={t('notes.adding')}>
      <TextField
        {...form.field('text')}
        label={t('notes.label')}
        hint={t('notes.hint')}
        maxLength={LONGEST_NOTE}
        required
      />
    </Form>
  )
}

/** Order notes of staff; a note is never changed. */
export const Notes = ({ file: { order, notes, allowed } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const toRoleName = useRoleName()
  return (
    <Card title={t('notes.title')}>
      <p className={styles.muted}>{notes.length === 0 ? t('notes.empty') : t('notes.only')}</p>
      <ul className={styles.notes}>
        {notes.map(({ id, at, author, role, text }) => (
          <li key={id}>
            <strong>{author}</strong>{' '}
            <span className={styles.muted}>
              {toRoleName(role)}, {formatDateTime(at, language)}
            </span>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      {allowed.includes('order.note') && <NewNote orderNo={order.orderNo} />}
    </Card>
  )
}
