import { ApiError } from '@shuttle/contracts'
import { aMember, renderPage } from '@shuttle/testing'
import { Button, TextField } from '@shuttle/ui'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useFieldArray } from 'react-hook-form'
import { CheckboxField } from './fields/checkbox-field'
import { Form } from './form'
import { formTexts } from './texts'
import { type FormOptions, useForm } from './use-form'

interface Values {
  email: string
  password: string
}
type Options = Partial<FormOptions<Values, string, 'NAME_TAKEN'>>

const check = ({ email, password }: Values) => ({
  email: email === '' ? ('EMAIL_BLANK' as const) : email === 'taken' ? ('NAME_TAKEN' as const) : undefined,
  password: password === '' ? ('PASSWORD_BLANK' as const) : undefined,
})

const SignUp = (options: Options) => {
  const form = useForm<Values, string, 'NAME_TAKEN'>({
    name: 'a test',
    initial: () => ({ email: '', password: '' }),
    check,
    texts: { NAME_TAKEN: 'This name is taken' },
    send: async () => 'sent',
    ...options,
  })
  return (
    <Form form={form} title="Sign up" submitLabel="Send" pendingLabel="Sending">
      <TextField {...form.field('email')} label="E-mail" />
      <TextField {...form.field('password')} label="Password" type="password" autoComplete="current-password" />
    </Form>
  )
}

interface Trip {
  passengers: { name: string }[]
  agreed: boolean
}
interface Price {
  currency: string | undefined
}

const Choice = ({ send }: { send: (price: Price) => Promise<void> }) => {
  const form = useForm<Price, void>({ name: 'a test', initial: () => ({ currency: 'HKD' }), check: () => ({}), send })
  const { value, onChange, ref } = form.field('currency')
  return (
    <Form form={form} title="Choice" submitLabel="Send" pendingLabel="Sending">
      <input aria-label="Currency" ref={ref} value={value ?? ''} onChange={() => onChange(undefined)} />
    </Form>
  )
}

const Passengers = ({ send }: { send: (trip: Trip) => Promise<void> }) => {
  const form = useForm<Trip, void, 'NAME_BLANK'>({
    name: 'a test',
    storedAs: 'a-list',
    initial: () => ({ passengers: [{ name: '' }], agreed: false }),
    // A check that queries the service.
    check: async ({ passengers }) =>
      Object.fromEntries(
        passengers.flatMap(({ name }, at) =>
          name === '' ? [[`passengers.${at}.name` as const, 'NAME_BLANK' as const]] : [],
        ),
      ),
    texts: { NAME_BLANK: 'Enter a name' },
    fieldForCode: () => 'passengers.1.name',
    send,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'passengers' })
  return (
    <Form form={form} title="Passengers" submitLabel="Send" pendingLabel="Sending">
      {fields.map(({ id }, at) => (
        <TextField key={id} {...form.field(`passengers.${at}.name`)} label={`Name ${at + 1}`} />
      ))}
      <CheckboxField {...form.field('agreed')}>Agreed</CheckboxField>
      <Button onClick={() => append({ name: '' })}>One more</Button>
      <Button onClick={() => remove(0)}>Without the first</Button>
    </Form>
  )
}

const { violation } = formTexts.en
const email = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/)
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/)
const hasError = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
const open = (options: Options = {}) => {
  const opened = renderPage({
    at: '/',
    screen: <SignUp {...options} />,
    texts: {},
    session: aMember(),
    takesFaults: true,
  })
  const submit = () => opened.user.click(screen.getByRole('button', { name: 'Send' }))
  const fill = async (address = 'a@b.c', secret = 'demo1234') => {
    await opened.user.type(email(), address)
    await opened.user.type(password(), secret)
  }
  return { ...opened, submit, fill }
}
const refuse = (code: string) => async () => {
  throw new ApiError({ kind: 'refused', code })
}

beforeEach(() => sessionStorage.clear())

describe('a form with values that its check finds wrong', () => {
  it('the form shows no error before the first submit', async () => {
    const { user } = open()
    await user.type(email(), 'x')
    await user.clear(email())
    expect([hasError(email()), hasError(password())]).toEqual([false, false])
  })

  it('the form shows each error at its field, focuses the first field and sends nothing', async () => {
    const send = jest.fn(async () => 'sent')
    const { submit } = open({ send })
    await submit()
    expect(screen.getByText(violation.EMAIL_BLANK)).toBeTruthy()
    expect(screen.getByText(violation.PASSWORD_BLANK)).toBeTruthy()
    expect(document.activeElement).toBe(email())
    expect(send).not.toHaveBeenCalled()
  })

  it('the form focuses the second field when the first is valid', async () => {
    const { user, submit } = open()
    await user.type(email(), 'a@b.c')
    await submit()
    expect(document.activeElement).toBe(password())
  })

  it('the form removes the error of a field as soon as its value is valid', async () => {
    const { user, submit } = open()
    await submit()
    await user.type(email(), 'a@b.c')
    expect([hasError(email()), hasError(password())]).toEqual([false, true])
  })

  it('the form shows its own message for a code of its own', async () => {
    const { fill, submit } = open()
    await fill('taken')
    await submit()
    expect(screen.getByText('This name is taken')).toBeTruthy()
  })
})

describe('a form that the service refuses', () => {
  it('the form shows the refusal at the field of its code, focuses the field and retains the values', async () => {
    const { fill, submit } = open({ send: refuse('BAD_CREDENTIALS') })
    await fill()
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(password()))
    expect(hasError(password())).toBe(true)
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 'demo1234'.length])
    expect([email().value, password().value]).toEqual(['a@b.c', 'demo1234'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the form removes the refusal when a value changes', async () => {
    const { fill, submit, user } = open({ send: refuse('BAD_CREDENTIALS') })
    await fill()
    await submit()
    await waitFor(() => expect(hasError(password())).toBe(true))
    await user.type(email(), 'd')
    expect(hasError(password())).toBe(false)
  })

  it('the form shows a refusal without a field above the button', async () => {
    const { fill, submit } = open({ send: refuse('TOO_MANY_REQUESTS') })
    await fill()
    await submit()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect([hasError(email()), hasError(password())]).toEqual([false, false])
  })

  it('the form clears only the values that are valid for one attempt', async () => {
    const { fill, submit } = open({ send: refuse('BAD_CREDENTIALS'), clearedByFailure: { password: '' } })
    await fill()
    await submit()
    await waitFor(() => expect(password().value).toBe(''))
    expect(email().value).toBe('a@b.c')
  })
})

describe('a form that is sent', () => {
  it('the form is sent once for repeated submits, and reports the result with the values', async () => {
    let resolve: (result: string) => void = () => undefined
    const send = jest.fn(
      () =>
        new Promise<string>((done) => {
          resolve = done
        }),
    )
    const onDone = jest.fn()
    const { fill, submit, user } = open({ send, onDone })
    await fill()
    await submit()
    await user.type(password(), '{Enter}{Enter}')
    resolve('sent')
    const values = { email: 'a@b.c', password: 'demo1234' }
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('sent', values))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('the form opens its confirmation instead of sending', async () => {
    const send = jest.fn(async () => 'sent')
    const confirm = jest.fn()
    const { fill, submit } = open({ send, confirm })
    await fill()
    await submit()
    expect([confirm.mock.calls.length, send.mock.calls.length]).toEqual([1, 0])
  })
})

describe('a form with a list of fields', () => {
  const name = (position: number) => screen.getByLabelText<HTMLInputElement>(`Name ${position}`)
  const openList = (send: (trip: Trip) => Promise<void> = async () => undefined) => {
    const { user } = renderPage({ at: '/', screen: <Passengers send={send} />, texts: {}, takesFaults: true })
    return { user, press: (label: string) => user.click(screen.getByRole('button', { name: label })) }
  }

  it('the form shows the answer of an asynchronous check at its field in the list and focuses it', async () => {
    const { user, press } = openList()
    await user.type(name(1), 'Ming')
    await press('One more')
    await press('Send')
    await waitFor(() => expect(document.activeElement).toBe(name(2)))
    expect([hasError(name(1)), hasError(name(2))]).toEqual([false, true])
    await user.type(name(2), 'L')
    await waitFor(() => expect(hasError(name(2))).toBe(false))
  })

  it('the form sends the remaining fields, and a ticked box', async () => {
    const sent: Trip[] = []
    const { user, press } = openList(async (trip) => void sent.push(trip))
    await user.type(name(1), 'Ming')
    await press('One more')
    await user.type(name(2), 'Ling')
    await press('Without the first')
    await user.click(screen.getByRole('checkbox'))
    await press('Send')
    await waitFor(() => expect(sent).toEqual([{ passengers: [{ name: 'Ling' }], agreed: true }]))
  })

  it('the form starts with every stored field when it is opened again', async () => {
    const { user, press } = openList()
    await press('One more')
    await user.type(name(2), 'Ling')
    await user.click(screen.getByRole('checkbox'))
    cleanup()
    openList()
    expect([name(1).value, name(2).value]).toEqual(['', 'Ling'])
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  it('the form shows a refusal at the field of the list that it concerns', async () => {
    const { user, press } = openList(refuse('ACCOUNT_UNKNOWN') as () => Promise<never>)
    await user.type(name(1), 'Ming')
    await press('One more')
    await user.type(name(2), 'Ling')
    await press('Send')
    await waitFor(() => expect(document.activeElement).toBe(name(2)))
    expect([hasError(name(1)), hasError(name(2))]).toEqual([false, true])
  })
})

describe('a form with a value that may be missing', () => {
  it('the form shows and sends undefined in place of the initial value, also after a failure', async () => {
    const sent: Price[] = []
    const send = async (price: Price) => {
      sent.push(price)
      return refuse('CODE_WRONG')()
    }
    const { user } = renderPage({ at: '/', screen: <Choice send={send} />, texts: {}, takesFaults: true })
    await user.type(screen.getByLabelText('Currency'), 'x')
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(sent).toEqual(Array(times).fill({ currency: undefined })))
      expect(screen.getByLabelText('Currency')).toHaveProperty('value', '')
    }
  })
})

describe('a form with stored values', () => {
  it('the form starts with the stored values when it is opened again', async () => {
    const first = open({ storedAs: 'a-test' })
    await first.fill()
    first.unmount()
    open({ storedAs: 'a-test' })
    expect(email().value).toBe('a@b.c')
  })

  it('the form starts empty once it was sent', async () => {
    const onDone = jest.fn()
    const first = open({ storedAs: 'a-test', onDone })
    await first.fill()
    await first.submit()
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    first.unmount()
    open({ storedAs: 'a-test' })
    expect(email().value).toBe('')
  })
})
