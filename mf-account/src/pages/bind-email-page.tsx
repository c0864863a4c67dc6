import { BindEmailForm } from '../features/bind-email/bind-email-form'
import { useTexts } from '../i18n/use-texts'
import { FormPage } from '../screen/form-page'
import { useGoBack } from '../screen/use-go-back'

const BindEmailPage = () => {
  const t = useTexts()
  const goBack = useGoBack()
  return (
    <FormPage title={t('bindEmail.title')}>
      <BindEmailForm onBound={goBack} />
    </FormPage>
  )
}

export { BindEmailPage as Page }
