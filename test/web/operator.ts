import { DEFAULT_SETTINGS, NO_OPERATOR, type SiteSettings } from '#domain/settings/settings.ts'

/** The settings of an installation whose operator has said who they are. */
export const WITH_OPERATOR: SiteSettings = {
  ...DEFAULT_SETTINGS,
  operator: {
    ...NO_OPERATOR,
    name: 'Verlag Nordlicht',
    street: 'Am Hafen 2',
    postalCode: '20457',
    city: 'Hamburg',
    email: 'post@nordlicht.example',
    phone: '+49 40 55512300',
  },
  replyHours: 48,
}
