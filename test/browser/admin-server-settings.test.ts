import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, PASSWORD, tempAdminSiteWithoutMail } from '#test/browser/temp-admin-site.ts'
import { tempSmtpServer } from '#test/gateways/mail/temp-smtp-server.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('a mail server is entered, saved with the own password, and tried with a test mail', async () => {
  const server = await tempSmtpServer({
    login: '235 welcome',
    recipient: to => (to.includes('weg@') ? '550 no such mailbox' : '250 ok'),
  })
  const site = await tempAdminSiteWithoutMail(browser)
  const { page, faults } = await site.open('/admin/settings')
  await page.getByRole('link', { name: 'E-Mail und Adresse' }).click()
  const send = page.getByRole('button', { name: 'Test-E-Mail senden' })
  await page.getByText('Bitte richten Sie zuerst einen Mailserver ein.').waitFor()
  expect(await send.isDisabled()).toBe(true)

  await page.getByLabel('E-Mails über einen Mailserver senden').check()
  await page.getByLabel('Verschlüsselung').selectOption('none')
  expect(await page.getByLabel('Port').inputValue()).toBe('25')
  await page.getByLabel('Port').fill(String(server.port))
  await page.getByLabel('Benutzername').fill('post')
  await page.getByLabel('Passwort', { exact: true }).fill('sehr geheim')
  await page.getByLabel('Absender').fill('Umkreis <post@umkreis.example>')
  await page.getByText('Bitte speichern Sie zuerst.').waitFor()
  const save = async () => {
    await page.getByRole('button', { name: 'Speichern' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Ihr Passwort').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await save()
  await page.getByText('Diese Angabe fehlt noch.').waitFor()
  expect(
    await page.getByLabel('Server', { exact: true }).evaluate(input => input === document.activeElement),
  ).toBe(true)
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await save()
  await page.getByText('Gespeichert. Die Änderungen gelten sofort.').waitFor()
  expect(await page.getByLabel('Passwort', { exact: true }).inputValue()).toBe('')
  await page.getByText('Ein Passwort ist gespeichert und wird nicht angezeigt.').waitFor()

  await page.getByLabel('Empfänger').fill('weg@roth.example')
  await send.click()
  await page.getByText('Der Server lehnt den Empfänger ab.').waitFor()
  await page.getByText(/550 no such mailbox/).waitFor()
  await expectNoFault(page)

  await page.getByLabel('Empfänger').fill('jana@roth.example')
  await send.click()
  await page.getByText('Der Mailserver hat die E-Mail angenommen.').waitFor()
  expect(server.mails.map(({ headers }) => headers.to)).toEqual(['jana@roth.example'])
  expect(faults).toEqual([])
})
