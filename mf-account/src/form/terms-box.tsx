import { Checkbox } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'
import styles from './form.module.css'
import { PrivacyLink } from './privacy-link'

/** Agreement to the privacy terms; never ticked for anybody. */
export const TermsBox = (props: {
  isTicked: boolean
  onChange: (isTicked: boolean) => void
  error: string | undefined
}) => {
  const t = useTexts()
  return (
    <Checkbox checked={props.isTicked} onChange={props.onChange} error={props.error}>
      <span className={styles.terms}>
        {t('form.termsBefore')}
        <PrivacyLink />
      </span>
    </Checkbox>
  )
}
