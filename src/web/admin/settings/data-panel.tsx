import { COUNTRY_CODES, type Country, HOME_COUNTRY } from '#domain/place/country.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { MapFileNote } from '#web/admin/settings/map-file-note.tsx'
import type { SettingsPart } from '#web/admin/settings/settings-part.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

const FURTHER_COUNTRIES = COUNTRY_CODES.filter(code => code !== HOME_COUNTRY)
const SWITCHES = ['showsPhotos', 'showsRatings', 'marksUpRatings', 'logsSearches'] as const

/** Which data is shown, the map tiles, and fallback values. */
export function DataPanel({ form }: SettingsPart) {
  const { language } = usePage()
  const { data: messages, labels, hints } = inLanguage(adminSettingsMessages, language)
  const countryNames = new Intl.DisplayNames(language, { type: 'region' })
  const { countries } = form.values
  return (
    <Panel title={messages.title}>
      {SWITCHES.map(name => (
        <FormField key={name} form={form} name={name} hint={hints[name]} />
      ))}
      <fieldset>
        <legend className="legend">{labels.countries}</legend>
        <p className="hint">{hints.countries}</p>
        {FURTHER_COUNTRIES.map(code => (
          <label className="pick" key={code}>
            <input
              type="checkbox"
              checked={countries.includes(code)}
              onChange={event => form.set({ countries: withCountry(countries, code, event.target.checked) })}
            />
            <span>{countryNames.of(code)}</span>
          </label>
        ))}
      </fieldset>
      <MapFileNote />
      <div className="fields">
        <FormField form={form} name="tileUrl" hint={hints.tileUrl} />
        <FormField form={form} name="tileAttribution" />
      </div>
      <fieldset>
        <legend className="legend">{messages.fallback}</legend>
        <p className="hint">{messages.fallbackHint}</p>
        <div className="fields">
          <FormField form={form} name="fallbackBusinesses" />
          <FormField form={form} name="fallbackCities" />
          <FormField form={form} name="fallbackRating" />
        </div>
      </fieldset>
    </Panel>
  )
}

/** In the order of COUNTRY_CODES, so that an unchanged choice is sent unchanged. */
function withCountry(countries: readonly Country[], code: Country, isChosen: boolean): Country[] {
  return COUNTRY_CODES.filter(other => (other === code ? isChosen : countries.includes(other)))
}
