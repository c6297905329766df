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
  notKept:
    'The password is right, but your browser does not keep the login. Allow it cookies for this site and log in again.',
  notKeptByHttp:
    'The password is right, but your browser does not keep the login. Open this page by https if the site has such an address, or allow your browser cookies for this site. Then log in again.',
  forgotten: 'Forgotten your password? On the server, “npm run admin:password” sets a new one.',
  againTitle: 'Your session has expired',
  againText: name =>
    `Please log in again as ${name}. What you entered is still there; save it again afterwards.`,
}
