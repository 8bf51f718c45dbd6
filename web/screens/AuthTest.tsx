import { type FormEvent, type ReactNode, useState } from 'react'
import { billing } from '../../shared/contract/billing.ts'
import { identity } from '../../shared/contract/identity.ts'
import { SettingsSection } from '../features/account/SettingsSection.tsx'
import { call } from '../lib/api/call.ts'
import { useSession } from '../lib/session/SessionProvider.tsx'
import { Button } from '../ui/forms/Button.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { Page } from '../ui/layout/Page.tsx'
import stack from '../ui/layout/Stack.module.css'

/** For developers: every call of the session, and the one that begins a checkout. */
export function AuthTest() {
  const { user, refresh } = useSession()
  const [result, setResult] = useState('')

  async function attempt(failed: string, send: () => Promise<unknown>) {
    try {
      setResult(JSON.stringify(await send()))
    } catch (error) {
      setResult(`${failed}: ${error instanceof Error ? error.message : error}`)
    }
    refresh()
  }

  return (
    <Page title="Auth test" width="reading">
      <h1>Auth test</h1>
      <p>{user ? `Signed in as ${user.email}` : 'Logged out'}</p>
      <p role="status">{result}</p>
      <TestForm
        title="Login"
        onSubmit={({ username = '', password = '' }) =>
          attempt('Login failed', () => call(identity.login, { body: { username, password } }))
        }
      >
        <TextField label="Username" name="username" required />
        <TextField label="Password" name="password" type="password" required />
      </TestForm>
      <TestForm
        title="Register"
        onSubmit={({ email = '', password = '', firstName = '', lastName = '' }) =>
          attempt('Registration failed', () =>
            call(identity.register, { body: { email, password, firstName, lastName } }),
          )
        }
      >
        <TextField label="First name" name="firstName" required />
        <TextField label="Last name" name="lastName" required />
        <TextField label="Email" name="email" type="email" required />
        <TextField label="New password" name="password" type="password" required />
      </TestForm>
      <div className={stack.row}>
        <Button tone="quiet" onClick={() => void attempt('Logout failed', () => call(identity.logout, {}))}>
          Log Out
        </Button>
        <Button
          tone="quiet"
          onClick={() => void attempt('Subscription test failed', () => call(billing.subscribe, { body: undefined }))}
        >
          Test Subscription API
        </Button>
      </div>
    </Page>
  )
}

interface FormProps {
  title: string
  onSubmit: (fields: Record<string, string>) => Promise<void>
  children: ReactNode
}

function TestForm({ title, onSubmit, children }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void onSubmit(Object.fromEntries(fields))
  }
  return (
    <SettingsSection title={title}>
      <form className={stack.form} onSubmit={submit} aria-label={title}>
        {children}
        <Button type="submit" tone="quiet">
          {title}
        </Button>
      </form>
    </SettingsSection>
  )
}
