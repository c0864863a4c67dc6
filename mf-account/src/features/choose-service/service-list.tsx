import type { LanguageCode, Session } from '@shuttle/contracts'
import { isRoutable, useLanguage } from '@shuttle/host'
import { Link } from 'react-router-dom'
import { hasPassword } from '../../domain/has-password'
import { type Service, servicesFor } from '../../domain/services-for'
import { useTexts } from '../../i18n/use-texts'
import { BACKOFFICE, BIND_EMAIL, CHANGE_PASSWORD, COUPONS, HOME, MY_DATA, ORDER_LIST, privacyHref } from '../../paths'
import { isInWechat } from '../../state/is-in-wechat'
import styles from './service-list.module.css'

/** Tabs of the order list: 0 to collect, 1 to pay, 2 all (accounts 2, personal centre). */
const HREF: Record<Exclude<Service, 'privacy'>, string> = {
  toCollect: `${ORDER_LIST}?tab1=0`,
  toPay: `${ORDER_LIST}?tab1=1`,
  allOrders: `${ORDER_LIST}?tab1=2`,
  coupons: `${COUPONS}?tab1=0`,
  changePassword: `${CHANGE_PASSWORD}?isSet=true`,
  bindEmail: BIND_EMAIL,
  myData: MY_DATA,
  backoffice: BACKOFFICE,
  buyTickets: HOME,
}
const getHref = (service: Service, language: LanguageCode): string =>
  service === 'privacy' ? privacyHref(language) : HREF[service]

export const ServiceList = ({ session }: { session: Session }) => {
  const t = useTexts()
  const language = useLanguage()
  const services = servicesFor({ session, isInWechat: isInWechat() }, (service) =>
    isRoutable(getHref(service, language).replace(/\?.*$/, '')),
  )
  const needsFirstPassword = session.kind === 'member' && !hasPassword(session.user)
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li key={service}>
          <Link to={getHref(service, language)} className={styles.link}>
            {t(`personalCentre.${needsFirstPassword && service === 'changePassword' ? 'setPassword' : service}`)}
            <span aria-hidden="true" className={styles.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
