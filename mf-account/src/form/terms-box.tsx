import { Checkbox } from '@shuttle/ui'
import type { Ref } from 'react'
import { useTexts } from '../i18n/use-texts'
import styles from './form.module.css'
import { PrivacyLink } from './privacy-link'

/** Agreement to the privacy terms; never ticked for anybody. */
export const TermsBox = (props: {
  isTicked: boolean
  onChange: (isTicked: boolean) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}) => {
  const t = useTexts()
  return (
    <Checkbox checked={props.isTicked} onChange={props.onChange} error={props.error} ref={props.ref}>
      <span className={styles.terms}>
        {t('form.termsBefore')}
        <PrivacyLink />
      </span>
    </Checkbox>
  )
}
