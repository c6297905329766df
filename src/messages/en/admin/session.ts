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
  sending: 'Checking …',
  forgotten: 'Forgot the password? On the server, “npm run admin:password” sets a new one.',
  againTitle: 'Your session has ended',
  againText: name => `Log in again as ${name}. What you typed is still there; save once more afterwards.`,
}
