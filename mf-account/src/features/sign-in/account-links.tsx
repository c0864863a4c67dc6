import { hasOwner } from '@shuttle/host'
import { buttonClass, Row } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { CHANGE_PASSWORD, REGISTER } from '../../paths'

const LINKS = [
  { path: REGISTER, text: 'signIn.register' },
  { path: CHANGE_PASSWORD, text: 'signIn.forgotPassword' },
] as const

/** Ways on for those who cannot sign in, as far as their pages are there. */
export const AccountLinks = ({ onLeave }: { onLeave: (() => void) | undefined }) => {
  const t = useTexts()
  const links = LINKS.filter(({ path }) => hasOwner(path))
  if (links.length === 0) return null
  return (
    <Row spread="between">
      {links.map(({ path, text }) => (
        <Link key={path} to={path} className={buttonClass({ kind: 'text' })} onClick={onLeave}>
          {t(text)}
        </Link>
      ))}
    </Row>
  )
}
