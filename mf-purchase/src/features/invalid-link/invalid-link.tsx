import { buttonClass, EmptyState, PageBody, PageHeader } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useHomeTexts } from '../../i18n/use-home-texts'
import { HOME } from '../../paths'

/** An invalid address: shows why, with a link home. */
export const InvalidLink = ({ heading, title, children }: { heading: string; title: string; children: string }) => {
  const t = useHomeTexts()
  return (
    <>
      <PageHeader title={heading} />
      <PageBody>
        <EmptyState
          title={title}
          action={
            <Link to={HOME} className={buttonClass()}>
              {t('common.goHome')}
            </Link>
          }
        >
          {children}
        </EmptyState>
      </PageBody>
    </>
  )
}
