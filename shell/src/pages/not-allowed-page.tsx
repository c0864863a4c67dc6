import { useShellTexts } from '../i18n/use-shell-texts'
import { HomeLink } from './home-link'
import { MessagePage } from './message-page'

export const NotAllowedPage = () => {
  const t = useShellTexts()
  return (
    <MessagePage heading={t('notAllowed.heading')} text={t('notAllowed.text')}>
      <HomeLink label={t('notAllowed.home')} />
    </MessagePage>
  )
}
