import { isRoutable } from '@shuttle/host'
import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { HELP, type HelpPlace, helpHref } from '../addresses'
import { useHelpLinkTexts } from './use-help-link-texts'

/** Leads to the help page; nothing while no remote owns it. */
export const HelpLink = ({ topic, kind }: { topic?: HelpPlace; kind: 'soft' | 'text' }) => {
  const t = useHelpLinkTexts()
  if (!isRoutable(HELP)) return null
  return (
    <Link to={helpHref(topic)} className={buttonClass({ kind, block: true })}>
      {t('help.link')}
    </Link>
  )
}
