import { Button } from '@shuttle/ui'
import { useNavigate } from 'react-router'
import { useShellTexts } from '../i18n/use-shell-texts'
import { HomeLink, MessagePage } from './message-page'

export const NotFoundPage = () => {
  const t = useShellTexts()
  return (
    <MessagePage heading={t('notFound.heading')} text={t('notFound.text')}>
      <HomeLink label={t('anomalies.home')} />
    </MessagePage>
  )
}

export const NotAllowedPage = () => {
  const t = useShellTexts()
  return (
    <MessagePage heading={t('notAllowed.heading')} text={t('notAllowed.text')}>
      <HomeLink label={t('anomalies.home')} />
    </MessagePage>
  )
}

/** Maintenance (D6.closed.1). */
export const ClosedPage = () => {
  const t = useShellTexts()
  const navigate = useNavigate()
  return (
    <MessagePage heading={t('closed.heading')} text={t('closed.text')}>
      <Button onClick={() => void navigate('/')}>{t('closed.retry')}</Button>
      <HomeLink label={t('closed.home')} kind="text" />
    </MessagePage>
  )
}
