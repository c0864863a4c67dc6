import { Button, Notice } from '@shuttle/ui'
import { useLocation } from 'react-router'
import { useShellTexts } from '../i18n/use-shell-texts'
import { HomeLink } from './home-link'
import { MessagePage } from './message-page'

/** Page of a remote that was closed: nothing of it is loaded. Where home itself is closed, there is only another look. */
export const ClosedRemotePage = () => {
  const t = useShellTexts()
  const { pathname } = useLocation()
  return (
    <MessagePage heading={t('closed.heading')} text={t('closed.text')}>
      {pathname === '/' ? (
        <Button onClick={() => location.reload()}>{t('closed.retry')}</Button>
      ) : (
        <HomeLink label={t('closed.home')} />
      )}
    </MessagePage>
  )
}

/** What a closed remote would have drawn in a slot. */
export const ClosedPart = () => {
  const t = useShellTexts()
  return <Notice kind="warning">{t('closed.part')}</Notice>
}
