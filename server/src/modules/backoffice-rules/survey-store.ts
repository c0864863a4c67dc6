import type { Instant } from '@shuttle/domain'
import { checkSurvey, ruleStateAt } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { assertNoViolation, type RevisionStore } from '../staff'
import { lockRuleSet } from './rule-sets.repository'
import {
  addSurvey,
  listSurveyNotices,
  listSurveys,
  type SurveyContent,
  type SurveyRow,
  storeSurvey,
} from './surveys.repository'

const toContent = (row: SurveyRow): SurveyContent => ({
  from: row.begins_at,
  until: row.ends_at,
  noticeId: row.notice_id ?? undefined,
})

/** Surveys, as a transaction of `now` stores them. Past surveys stay as they were. */
export const surveyStore = (trx: Transaction<Database>, now: Instant): RevisionStore<SurveyRow, SurveyContent> => ({
  unknown: 'STAFF_RULE_UNKNOWN',
  lock: async (id) => {
    await lockRuleSet(trx, 'survey')
    return (await listSurveys(trx)).find((row) => row.id === id)
  },
  add: (id, survey) => addSurvey(trx, id, survey),
  store: (id, survey) => storeSurvey(trx, id, survey),
  toContent,
  assert: async (survey, row) => {
    const stored = row && toContent(row)
    if (stored && ruleStateAt(stored, now) === 'over') throw new Refusal('STAFF_RULE_OVER')
    const others = (await listSurveys(trx)).filter(({ id }) => id !== row?.id)
    const notice = (await listSurveyNotices(trx, now)).find(({ id }) => id === survey.noticeId)
    if (survey.noticeId !== undefined && !notice) throw new Refusal('STAFF_NOTICE_UNKNOWN', { fields: ['noticeId'] })
    const announced = others.find(({ id }) => id === notice?.survey_window_id)
    const violations = checkSurvey(survey, {
      stored,
      others: others.map(toContent),
      notice: notice && {
        from: notice.begins_at,
        until: notice.ends_at,
        isTaken: announced !== undefined && ruleStateAt(toContent(announced), now) !== 'over',
      },
      now,
    })
    assertNoViolation({ ...violations }, { from: 'beginTime', until: 'endTime', notice: 'noticeId' })
  },
})
