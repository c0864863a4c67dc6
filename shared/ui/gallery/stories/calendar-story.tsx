import { Card, Notice, PageBody, PageHeader } from '@shuttle/ui'
import { type DayViolation, dayName } from '@shuttle/ui/calendar'
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
              '2026-11-24': { text: texts.fewLeft },
              '2026-11-28': { text: texts.soldOut, closed: true },
              '2026-11-29': { text: texts.soldOut, closed: true },
            }}
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
