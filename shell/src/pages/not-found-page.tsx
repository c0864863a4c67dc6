import { useShellTexts } from '../i18n/use-shell-texts'
import { HomeLink } from './home-link'
import { MessagePage } from './message-page'

export const NotFoundPage = () => {
  const t = useShellTexts()
  return (
    <MessagePage heading={t('notFound.heading')} text={t('notFound.text')}>
      <HomeLink label={t('notFound.home')} />
    </MessagePage>
  )
}
