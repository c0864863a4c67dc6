import type { BackofficeLinkProps } from '@shuttle/ui/backoffice'
import { Link } from 'react-router-dom'

/** Router link for the widgets of the back office. */
export const RouterLink = (props: BackofficeLinkProps) => <Link {...props} />
