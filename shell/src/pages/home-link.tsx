import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router'

export const HomeLink = ({ label, kind = 'primary' }: { label: string; kind?: 'primary' | 'text' }) => (
  <Link to="/" className={buttonClass({ kind })}>
    {label}
  </Link>
)
