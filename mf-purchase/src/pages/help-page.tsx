import { useGoBack } from '@shuttle/host'
import { hasFailed, useHelp } from '@shuttle/queries'
import { Card, PageAside, PageBody, PageHeader, Skeleton, TextField } from '@shuttle/ui'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PartFailureCard } from '../components/part-failure-card'
import { findTopics } from '../domain/find-topics'
import { AnswerList } from '../features/find-answers/answer-list'
import { ContactCard, ReachLink } from '../features/find-answers/contact-card'
import { ANSWERS, useHelpTexts } from '../i18n/use-help-texts'
import { HOME } from '../paths'
import styles from './help-page.module.css'

const LONGEST = 60

/** Contacts, and answers that are found as one types. `#refund` of the address opens an answer, `?q=` finds. */
const HelpPage = () => {
  const t = useHelpTexts()
  const goBack = useGoBack(HOME)
  const help = useHelp()
  const [query] = useSearchParams()
  const [typed, setTyped] = useState((query.get('q') ?? '').slice(0, LONGEST))
  const opened = useLocation().hash.slice(1)
  const topics = findTopics(typed, Object.values(ANSWERS))
  const contact = help.data?.contact

  useEffect(() => {
    if (opened !== '') document.getElementById(opened)?.scrollIntoView({ block: 'start' })
  }, [opened])

  return (
    <>
      <PageHeader title={t('help.title')} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody wide>
        <Card>
          <TextField
            label={t('help.search')}
            hint={t('help.hint')}
            type="search"
            maxLength={LONGEST}
            value={typed}
            onChange={setTyped}
          />
          <p role="status" className={styles.found}>
            {typed.trim() !== '' && topics.length > 0 && t('help.found', { count: topics.length })}
            {topics.length === 0 && (
              <>
                <strong>{t('help.none', { typed: typed.trim() })}</strong> {t('help.noneHint')}{' '}
                {contact && <ReachLink contact={contact.phone ?? contact.email} />}
              </>
            )}
          </p>
        </Card>
        {topics.length > 0 && (
          <Card title={t('help.questions')}>
            <AnswerList key={opened} topics={topics} opened={opened} refundPolicy={help.data?.refundPolicy} />
          </Card>
        )}
        <PageAside>
          <div id="contact">
            {contact && <ContactCard contact={contact} />}
            {hasFailed(help) && <PartFailureCard query={help} title={t('help.failed')} />}
            {help.isPending && !hasFailed(help) && <Skeleton kind="card" lines={4} label={t('common.loading')} />}
          </div>
        </PageAside>
      </PageBody>
    </>
  )
}

export { HelpPage as Page }
