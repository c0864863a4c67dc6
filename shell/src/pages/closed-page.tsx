import { Button } from '@shuttle/ui'
import { useNavigate } from 'react-router'
import { useShellTexts } from '../i18n/use-shell-texts'
import { MessagePage } from './message-page'

/** Maintenance (decisions 6). */
export const ClosedPage = () => {
  const t = useShellTexts()
  const navigate = useNavigate()
  return (
    <MessagePage heading={t('closed.heading')} text={t('closed.text')}>
      <Button onClick={() => void navigate('/')}>{t('closed.retry')}</Button>
    </MessagePage>
  )
}
