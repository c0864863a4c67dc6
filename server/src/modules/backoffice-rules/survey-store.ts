import type { Instant } from '@shuttle/domain'
import { checkSurvey, ruleStateAt } from '@shuttle/domain/staff'
import type { SurveyContent } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { assertNoViolation, type RevisionStore } from '../staff'
import { lockRuleSet } from './rule-sets.repository'
import {
  addSurvey,
  listSurveyNotices,
  listSurveys,
  type SurveyRow,
  storeSurvey,
  toSurveyContent,
} from './surveys.repository'

/** Surveys, as a transaction of `now` stores them. Past surveys stay as they were. */
export const surveyStore = (trx: Transaction<Database>, now: Instant): RevisionStore<SurveyRow, SurveyContent> => ({
  unknown: 'STAFF_RULE_UNKNOWN',
  lock: async (id) => {
    await lockRuleSet(trx, 'survey')
    return (await listSurveys(trx)).find((row) => row.id === id)
  },
  add: (id, survey) => addSurvey(trx, id, survey),
  store: (id, survey) => storeSurvey(trx, id, survey),
  toContent: toSurveyContent,
  assert: async (survey, row) => {
    const stored = row && toSurveyContent(row)
    if (stored && ruleStateAt(stored, now) === 'over') throw new Refusal('STAFF_RULE_OVER')
    const others = (await listSurveys(trx)).filter(({ id }) => id !== row?.id)
    const notice = (await listSurveyNotices(trx, now)).find(({ id }) => id === survey.noticeId)
    if (survey.noticeId !== undefined && !notice) throw new Refusal('STAFF_NOTICE_UNKNOWN', { fields: ['noticeId'] })
    const announced = others.find(({ id }) => id === notice?.survey_window_id)
    const violations = checkSurvey(survey, {
      stored,
      others: others.map(toSurveyContent),
      notice: notice && {
        from: notice.begins_at,
        until: notice.ends_at,
        isTaken: announced !== undefined && ruleStateAt(toSurveyContent(announced), now) !== 'over',
      },
      now,
    })
    assertNoViolation({ ...violations }, { notice: 'noticeId' })
  },
})
