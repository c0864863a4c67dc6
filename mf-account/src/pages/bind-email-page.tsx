import { useGoBack } from '@shuttle/host'
import { FormPage } from '../components/form-page'
import { BindEmailForm } from '../features/bind-email/bind-email-form'
import { useTexts } from '../i18n/use-texts'
import { PERSONAL_CENTRE } from '../paths'

const BindEmailPage = () => {
  const t = useTexts()
  const goBack = useGoBack(PERSONAL_CENTRE)
  return (
    <FormPage title={t('bindEmail.title')} fallback={PERSONAL_CENTRE}>
      <BindEmailForm onBound={goBack} />
    </FormPage>
  )
}

export { BindEmailPage as Page }
