import type { AuthorizationRequest } from './authorizationCodes.ts'
import type { GoogleAccount } from './googleAccounts.ts'

interface Picker {
  authorization: AuthorizationRequest
  accounts: GoogleAccount[]
}

/** The page on which you choose the account to sign in with. */
export const accountPicker = ({ authorization, accounts }: Picker): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local stand-in for Google</title>
<style>
  body { margin: 0; padding: 32px 16px; background: #f6f1e6; color: #1c2230; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 400px; margin: 0 auto; padding: 24px; background: #fffaf0; border: 1px solid #d8cfbd }
  h1 { margin: 0 0 4px; font: 24px/1.2 Georgia, serif }
  p { color: #565a63 }
  form { margin: 16px 0 0; padding: 16px 0 0; border-top: 1px solid #d8cfbd }
  label { display: block; margin: 0 0 12px }
  input[type=email], input[type=text] { display: block; box-sizing: border-box; width: 100%; padding: 8px; font: inherit; border: 1px solid #8d8470 }
  button { width: 100%; padding: 10px; font: inherit; text-align: left; color: inherit; background: none; border: 1px solid #8d8470; cursor: pointer }
</style>
<main>
  <h1>Choose an account</h1>
  <p>This page stands in for Google on this machine. It believes whatever you say.</p>
  ${accounts.map((account) => accountForm(authorization, account)).join('')}
  <form method="post" aria-label="Another account">
    ${hiddenFields(authorization)}
    <label>Email <input type="email" name="email" required autocomplete="off"></label>
    <label>First name <input type="text" name="given_name" autocomplete="off"></label>
    <label>Last name <input type="text" name="family_name" autocomplete="off"></label>
    <label>Workspace domain, if this is a Google Workspace address <input type="text" name="hd" autocomplete="off"></label>
    <label><input type="checkbox" name="email_verified" checked> Google has verified the address</label>
    <button>Continue</button>
  </form>
</main>
`

const accountForm = (authorization: AuthorizationRequest, account: GoogleAccount) => `
  <form method="post">
    ${hiddenFields(authorization)}
    ${field('email', account.email)}${field('given_name', account.givenName)}${field('family_name', account.familyName)}
    ${field('hd', account.hostedDomain)}${account.isVerified ? field('email_verified', 'on') : ''}
    <button>${escapeHtml(`${account.givenName} ${account.familyName}`.trim() || account.email)}<br><small>${escapeHtml(account.email)}</small></button>
  </form>`

const hiddenFields = ({ clientId, redirectUri, state, nonce, codeChallenge }: AuthorizationRequest) =>
  [
    field('client_id', clientId),
    field('redirect_uri', redirectUri),
    field('state', state),
    field('nonce', nonce),
    field('code_challenge', codeChallenge),
  ].join('')

const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
