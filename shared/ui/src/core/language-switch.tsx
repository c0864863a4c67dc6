import { useId } from 'react'
import { classNames } from './class-names'
import styles from './language-switch.module.css'
import { VisuallyHidden } from './visually-hidden'

export type LanguageChoice = 'zh-cn' | 'zh-hk' | 'en'

export interface LanguageSwitchProps {
  /** Names the choice; read aloud, not shown. */
  label: string
  value: LanguageChoice
  onChange: (value: LanguageChoice) => void
  /** `header`: on the teal header. */
  kind?: 'plain' | 'header'
}

// Each language is named in itself, the same on every page.
const CHOICES = [
  { value: 'zh-cn', tag: 'zh-CN', name: '简' },
  { value: 'zh-hk', tag: 'zh-HK', name: '繁' },
  { value: 'en', tag: 'en', name: 'EN' },
] as const

const FULL_NAMES: Record<LanguageChoice, string> = { 'zh-cn': '简体中文', 'zh-hk': '繁體中文', en: 'English' }

export const LanguageSwitch = ({ label, value, onChange, kind = 'plain' }: LanguageSwitchProps) => {
  const group = useId()
  return (
    <fieldset className={classNames(styles.group, styles[kind])}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {CHOICES.map((choice) => (
        <label key={choice.value} lang={choice.tag} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span aria-hidden className={styles.face}>
            {choice.name}
          </span>
          <VisuallyHidden>{FULL_NAMES[choice.value]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
