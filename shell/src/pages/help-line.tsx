import { useShellTexts } from '../i18n/use-shell-texts'
import { Link } from '../navigation/link'
import styles from './message-page.module.css'
import { pageRequestNumber } from './page-request-number'
import { supportAddress } from './support-address'

/** Support line of an error page: the help page, the address, and the number of the failed request, else of the page. */
export const HelpLine = ({ requestId = pageRequestNumber() }: { requestId?: string | undefined }) => {
  const t = useShellTexts()
  const address = supportAddress()
  const subject = requestId ? `?${new URLSearchParams({ subject: requestId })}` : ''
  return (
    <p className={styles.help}>
      <Link to="/help">{t('help.page')}</Link>
      {address && (
        <>
          {t('help.contact')} <a href={`mailto:${address}${subject}`}>{address}</a>
        </>
      )}
      {requestId && (
        <>
          <br />
          {t('help.number', { number: requestId })}
        </>
      )}
    </p>
  )
}
