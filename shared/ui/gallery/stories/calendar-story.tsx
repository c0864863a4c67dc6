import { Card, Notice, PageBody, PageHeader } from '@shuttle/ui'
import { type DayViolation, dayName, weekdayName } from '@shuttle/ui/calendar'
import { useState } from 'react'
import { choice } from '../choice'
import { texts } from '../texts'
import { SampleCalendar } from './sample-calendar'

export const CalendarStory = () => {
  const [date, setDate] = useState<string>()
  const [later, setLater] = useState<string | undefined>('2027-02-17')
  const [refused, setRefused] = useState<{ date: string; reason: DayViolation }>()
  return (
    <main>
      <PageHeader title={texts.calendar.label} />
      <PageBody>
        <Card>
          <SampleCalendar
            value={date}
            onSelect={setDate}
            onRefused={(day, reason) => setRefused({ date: day, reason })}
            marks={{
              '2026-11-21': { text: texts.calendar.today, tone: 'calm' },
              '2026-11-24': { text: texts.fewLeft },
              '2026-11-27': { text: 'HK$75', spoken: 'HK$75.00', tone: 'money' },
              '2026-11-28': { text: texts.soldOut, closed: true },
              '2026-11-29': { text: texts.soldOut, closed: true },
            }}
            shortcuts={[
              { date: '2026-11-21', label: texts.calendar.today },
              { date: '2026-11-22', label: weekdayName(7, choice.language) },
            ]}
          />
        </Card>
        {refused && (
          <Notice kind="warning" announce>
            {dayName(refused.date, choice.language)}: {texts.calendar.refused[refused.reason]}
          </Notice>
        )}
        <Card>
          <SampleCalendar value={later} onSelect={setLater} />
        </Card>
      </PageBody>
    </main>
  )
}
