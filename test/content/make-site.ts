import { DEFAULT_SETTINGS, type Operator, type SiteSettings } from '#domain/settings/settings.ts'

/** An operator of whom everything is known. */
export const roth: Operator = {
  name: 'Umkreis Verlag GmbH',
  representedBy: 'Ayşe Öztürk',
  street: 'Marktstraße 3',
  postalCode: '02826',
  city: 'Görlitz',
  email: 'post@umkreis.example',
  phone: '+49 3581 471000',
  registerCourt: 'Amtsgericht Dresden',
  registerNumber: 'HRB 12345',
  vatId: 'DE123456789',
  supervisoryAuthority: 'Stadt Görlitz, Gewerbeamt',
  responsibleForContent: 'İlker Groß, Marktstraße 3, 02826 Görlitz',
  dataProtectionOfficer: 'Jörg Weiß',
}

/** Code that waits for consent in every category. */
export const CODE = [
  '<script type="text/plain" data-category="analytics" src="https://zahlen.example/a.js"></script>',
  '<script type="text/plain" data-category="marketing" src="https://werbung.example/m.js"></script>',
  '<script type="text/plain" data-category="preferences">merken()</script>',
].join('\n')

/** Settings as they come, with what a test is about. */
export function site(changes: Partial<SiteSettings> = {}): SiteSettings {
  return { ...DEFAULT_SETTINGS, ...changes }
}

/** Installations that differ in every condition the texts know. */
export const INSTALLATIONS: Readonly<Record<string, SiteSettings>> = {
  'a fresh one': site(),
  'one with everything': site({ operator: roth, headCode: CODE }),
  'one with the least an operator must say': site({
    operator: {
      ...DEFAULT_SETTINGS.operator,
      name: roth.name,
      street: roth.street,
      postalCode: roth.postalCode,
      city: roth.city,
      email: roth.email,
    },
    supportHours: '',
    tileUrl: '',
  }),
  'one with its own map pictures and code without category': site({
    operator: roth,
    tileUrl: '/karte/{z}/{x}/{y}.png',
    footerCode: '<p>Hallo</p>',
  }),
}
