import type { AdminServerSettingsMessages } from '#messages/de/admin/settings/server-settings.ts'

export const messages: AdminServerSettingsMessages = {
  title: 'Email and address',
  loadFailed: 'The address and the mail server could not be loaded',
  fixed: variable =>
    `This is set on the server (environment variable ${variable}). You can only change it there; restart the server afterwards.`,
  address: {
    title: 'Address of the website',
    siteUrl: 'Address where visitors find the website',
    hint: 'Only https:// and the name, for example https://umkreis.example. Links in emails, sitemaps and search engines begin with it.',
    local: 'At this address the website can only be reached on the machine itself, not by visitors.',
    secure: 'With https://, you will only be able to log in over https from then on.',
    effect: 'A change takes effect immediately, without a restart.',
  },
  mail: {
    title: 'Mail server',
    has: 'Send emails through a mail server',
    none: 'Without a mail server, emails stay in the outbox, your replies included.',
    host: 'Name of the server',
    hostHint: 'For example mail.waermewerk.example. It can also be on this machine: localhost.',
    port: 'Port number',
    security: 'Encryption',
    securities: {
      tls: 'TLS from the beginning (usually port 465)',
      starttls: 'STARTTLS (usually port 587)',
      none: 'none (only on the same machine or in your own network)',
    },
    user: 'User name',
    userHint: 'Leave empty if the server needs no login.',
    password: 'Password',
    passwordStored: 'A password is stored and is not shown. To keep it, leave this field empty.',
    passwordHint: 'It is stored in encrypted form.',
    sender: 'Sender',
    senderHint:
      'For example Umkreis <post@umkreis.example>. Many mail servers accept their own addresses only.',
  },
  save: 'Save',
  saving: 'Saving…',
  discard: 'Discard',
  nothing: 'Everything is saved.',
  unsaved: 'Your changes have not been saved yet.',
  saved: 'Saved. The changes apply immediately.',
  passwordTitle: 'Change address and mail server',
  passwordText: 'This decides where links and emails go. Please confirm with your password.',
  test: {
    title: 'Test email',
    intro:
      'This is how you check that the mail server is right: the email goes straight to it, and what it answers is shown here.',
    to: 'Recipient',
    toHint: 'Your own address is best.',
    send: 'Send test email',
    sending: 'Sending, 15 seconds at most…',
    saveFirst: 'Please save first.',
    noServer: 'Please set up a mail server first.',
    sent: 'The mail server accepted the email. Please check that it arrives; look in the spam folder too.',
    refused: 'The email was not sent',
    answer: 'The server says:',
    noAnswer: 'The server said nothing.',
    reasons: {
      'host-unknown': 'There is no server with this name. Please check the name.',
      'connection-refused': 'No mail server answers at this name and port. Please check both.',
      unreachable: 'The mail server cannot be reached from here. Please check the name and the connection.',
      timeout:
        'The server did not respond in time. Often the port is wrong or a firewall is blocking the connection.',
      tls: 'The encryption does not match the port: TLS is usually 465, STARTTLS usually 587.',
      certificate:
        'The server’s certificate is not valid: it has expired, is self-signed or is for another name.',
      login: 'The server refuses the login. Please check the user name and the password.',
      sender: 'The server refuses the sender. Please enter an address that belongs to this account.',
      recipient: 'The server refuses the recipient. Please check the address.',
      message: 'The server refuses the content of the email. It says why below.',
      protocol:
        'The server closed the connection or gave an answer that makes no sense. Is it really a mail server?',
    },
  },
}
