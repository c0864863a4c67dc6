import type { Session } from '@shuttle/contracts'
import { isRoutable, useLanguage } from '@shuttle/host'
import { Link } from 'react-router-dom'
import { servicesFor } from '../../domain/services-for'
import { useTexts } from '../../i18n/use-texts'
import { inMessenger } from '../../state/in-messenger'
import { serviceHref } from './service-href'
import styles from './service-list.module.css'

const pathOf = (href: string): string => href.replace(/\?.*$/, '')

export const ServiceList = ({ session }: { session: Session }) => {
  const t = useTexts()
  const language = useLanguage()
  const services = servicesFor({ session, inMessenger: inMessenger() }, (service) =>
    isRoutable(pathOf(serviceHref(service, language))),
  )
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li key={service}>
          <Link to={serviceHref(service, language)} className={styles.link}>
            {t(`personalCentre.${service}`)}
            <span aria-hidden="true" className={styles.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
