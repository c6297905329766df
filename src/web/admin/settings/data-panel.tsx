import { COUNTRY_CODES, type Country, HOME_COUNTRY } from '#domain/place/country.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { MapFileNote } from '#web/admin/settings/map-file-note.tsx'
import type { SettingsPart } from '#web/admin/settings/settings-draft.ts'
import { TextField } from '#web/admin/settings/text-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const FURTHER_COUNTRIES = COUNTRY_CODES.filter(code => code !== HOME_COUNTRY)
const SWITCHES = ['shows_photos', 'shows_ratings', 'marks_up_ratings', 'logs_searches'] as const
const FALLBACKS = ['fallback_businesses', 'fallback_cities', 'fallback_rating'] as const

/** Which data is shown, the map tiles, and fallback values. */
export function DataPanel({ draft, change, faultOf }: SettingsPart) {
  const { language } = usePage()
  const { data: messages } = inLanguage(adminSettingsMessages, language)
  const countryNames = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <Panel title={messages.title}>
      {SWITCHES.map(name => (
        <div key={name}>
          <label className="pick">
            <input
              type="checkbox"
              checked={draft[name]}
              aria-describedby={`${name}-hint`}
              onChange={event => change({ [name]: event.target.checked })}
            />
            <span>{messages[name]}</span>
          </label>
          <p className="hint" id={`${name}-hint`}>
            {messages[`${name}Hint`]}
          </p>
        </div>
      ))}
      <fieldset>
        <legend className="legend">{messages.countries}</legend>
        <p className="hint">{messages.countriesHint}</p>
        {FURTHER_COUNTRIES.map(code => (
          <label className="pick" key={code}>
            <input
              type="checkbox"
              checked={draft.countries.includes(code)}
              onChange={event =>
                change({ countries: withCountry(draft.countries, code, event.target.checked) })
              }
            />
            <span>{countryNames.of(code)}</span>
          </label>
        ))}
      </fieldset>
      <MapFileNote />
      <div className="fields">
        <TextField
          path="tile_url"
          label={messages.tile_url}
          hint={messages.tile_urlHint}
          fault={faultOf('tile_url')}
          value={draft.tile_url}
          onChange={tile_url => change({ tile_url })}
        />
        <TextField
          path="tile_attribution"
          label={messages.tile_attribution}
          fault={faultOf('tile_attribution')}
          value={draft.tile_attribution}
          onChange={tile_attribution => change({ tile_attribution })}
        />
      </div>
      <fieldset>
        <legend className="legend">{messages.fallback}</legend>
        <p className="hint">{messages.fallbackHint}</p>
        <div className="fields">
          {FALLBACKS.map(name => (
            <TextField
              key={name}
              path={name}
              label={messages[name]}
              fault={faultOf(name)}
              type="number"
              value={String(draft[name])}
              onChange={text => change({ [name]: Number(text) })}
            />
          ))}
        </div>
      </fieldset>
    </Panel>
  )
}

/** In the order of COUNTRY_CODES, so that an unchanged choice is sent unchanged. */
function withCountry(countries: readonly Country[], code: Country, isChosen: boolean): Country[] {
  return COUNTRY_CODES.filter(other => (other === code ? isChosen : countries.includes(other)))
}
