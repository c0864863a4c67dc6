import type { DeskLinkProps } from '@shuttle/ui/desk'
import { Link } from 'react-router-dom'

/** The link of the router, for the widgets of the desk. */
export const RouterLink = (props: DeskLinkProps) => <Link {...props} />
