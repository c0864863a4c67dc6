import type { Contact } from '@shuttle/calls'
import { Card } from '@shuttle/ui'
import { useHelpTexts } from '../../i18n/use-help-texts'
import styles from './contact-card.module.css'

/** `tel:` for a number, `mailto:` for an address. */
const reachHref = (contact: string): string =>
  contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replaceAll(' ', '')}`

export const ReachLink = ({ contact }: { contact: string }) => (
  <a href={reachHref(contact)} className={styles.reach}>
    {contact}
  </a>
)

/** How passengers reach people; what the operator has not set is left out. */
export const ContactCard = ({ contact }: { contact: Contact }) => {
  const t = useHelpTexts()
  const { phone, hours, chatUrl, email, lostProperty } = contact
  const items = [
    { name: t('help.phone'), value: phone && <ReachLink contact={phone} /> },
    { name: t('help.hours'), value: hours && t('help.everyDay', hours) },
    {
      name: t('help.chat'),
      value: chatUrl && (
        <a href={chatUrl} target="_blank" rel="noreferrer" className={styles.reach}>
          {t('help.openChat')}
        </a>
      ),
    },
    { name: t('help.email'), value: <ReachLink contact={email} /> },
    { name: t('help.lostProperty'), value: lostProperty && <ReachLink contact={lostProperty} /> },
  ]
  return (
    <Card title={t('help.contact')}>
      <dl className={styles.items}>
        {items
          .filter(({ value }) => value !== undefined)
          .map(({ name, value }) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
