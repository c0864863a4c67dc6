import type { DeskLinkProps } from '@shuttle/ui/desk'
import { Link } from 'react-router-dom'

/** Router link for the widgets of the back office. */
export const RouterLink = (props: DeskLinkProps) => <Link {...props} />
