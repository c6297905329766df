import type { AdminSessionMessages } from '#messages/de/admin/session.ts'

export const messages: AdminSessionMessages = {
  title: 'Log in',
  username: 'User name',
  password: 'Password',
  code: 'Code from the authenticator app',
  codeHint: 'Six digits that change every 30 seconds. Or a recovery code.',
  recoveryCodeUsed: left =>
    left.plural({
      one: 'Logged in with a recovery code. One is left.',
      other: `Logged in with a recovery code. ${left} are left.`,
    }),
  submit: 'Log in',
  sending: 'Checking…',
  forgotten: 'Forgotten your password? On the server, “npm run admin:password” sets a new one.',
  againTitle: 'Your session has expired',
  againText: name =>
    `Please log in again as ${name}. What you entered is still there; save it again afterwards.`,
}
