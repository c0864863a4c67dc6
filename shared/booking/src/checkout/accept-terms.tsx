import type { LanguageCode } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { Checkbox } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useCheckoutTexts } from '../texts/use-checkout-texts'

const PRIVACY: Readonly<Record<LanguageCode, string>> = {
  'zh-cn': '/privacy_cn',
  'zh-hk': '/privacy_hk',
  en: '/privacy_en',
}

interface AcceptTermsProps {
  accepted: boolean
  /** The purchase notes of what is being bought, in the language of the page. */
  termsHref: string
  /** What is wrong, in place. */
  error: string | undefined
  onChange: (accepted: boolean) => void
}

/** The consent to the purchase notes and the privacy terms (purchase 5, purchase check 2). */
export const AcceptTerms = ({ accepted, termsHref, error, onChange }: AcceptTermsProps) => {
  const t = useCheckoutTexts()
  const language = useLanguage()
  return (
    <Checkbox checked={accepted} onChange={onChange} error={error}>
      {t('terms.consent')}
      <Link to={termsHref}>{t('terms.purchase')}</Link>
      {t('terms.and')}
      <Link to={PRIVACY[language]}>{t('terms.privacy')}</Link>
    </Checkbox>
  )
}
