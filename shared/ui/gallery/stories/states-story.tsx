import { Button, Card, Countdown, EmptyState, ErrorCard, PageBody, Skeleton, Stack, VisuallyHidden } from '@shuttle/ui'
import { texts } from '../texts'

export const StatesStory = () => (
  <main>
    <VisuallyHidden>
      <h1>{texts.loading}</h1>
    </VisuallyHidden>
    <Skeleton label={texts.loading} kind="header" />
    <PageBody>
      <Card title="Skeleton">
        <Stack>
          <Skeleton label={texts.loading} lines={4} />
          <Skeleton label={texts.loading} kind="card" lines={2} />
        </Stack>
      </Card>
      <Card title="Countdown">
        <Stack gap="sm">
          <Countdown label={texts.payWithin} timeLeft="14:59" overText={texts.timeOver} />
          <Countdown label={texts.payWithin} timeLeft={undefined} overText={texts.timeOver} />
        </Stack>
      </Card>
      <Card>
        <EmptyState title={texts.emptyTitle} action={<Button kind="soft">{texts.purchase}</Button>}>
          {texts.emptyText}
        </EmptyState>
      </Card>
      <ErrorCard title={texts.errorTitle} text={texts.errorText} retryLabel={texts.retry} onRetry={() => {}} />
      <ErrorCard
        title={texts.longText}
        retryLabel={texts.retry}
        onRetry={() => {}}
        busy
        action={<Button kind="text">{texts.home}</Button>}
        detail="req-0199f2c1-7a35-7d3e-b0b5-b9d41f0c6a11"
      />
    </PageBody>
  </main>
)
