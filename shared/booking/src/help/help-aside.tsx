import { isRoutable } from '@shuttle/host'
import { Card, PageAside } from '@shuttle/ui'
import { HELP, type HelpPlace } from '../addresses'
import styles from './help-aside.module.css'
import { HelpLink } from './help-link'
import { useHelpLinkTexts } from './use-help-link-texts'

/** What is beside a form or a list on a wide screen, and below it on a phone: the way to the help page. */
export const HelpAside = ({ topic }: { topic?: HelpPlace }) => {
  const t = useHelpLinkTexts()
  if (!isRoutable(HELP)) return null
  return (
    <PageAside>
      <Card title={t('help.title')}>
        <p className={styles.text}>{t('help.text')}</p>
        <HelpLink topic={topic} kind="soft" />
      </Card>
    </PageAside>
  )
}
