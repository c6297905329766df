import { adminSettingsMessages } from '#web/admin/settings/messages.ts'
import type { SettingsPart } from '#web/admin/settings/settings-draft.ts'
import { TextField } from '#web/admin/settings/text-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

const SWITCHES = ['shows_photos', 'shows_ratings', 'marks_up_ratings', 'logs_searches'] as const
const FALLBACKS = ['fallback_businesses', 'fallback_cities', 'fallback_rating'] as const

/** Which data is shown, the map tiles, and fallback values. */
export function DataPanel({ draft, change, faultOf }: SettingsPart) {
  const { data: words } = adminSettingsMessages(usePage().language)
  return (
    <Panel title={words.title}>
      {SWITCHES.map(name => (
        <div key={name}>
          <label className="pick">
            <input
              type="checkbox"
              checked={draft[name]}
              aria-describedby={`${name}-hint`}
              onChange={event => change({ [name]: event.target.checked })}
            />
            {words[name]}
          </label>
          <p className="hint" id={`${name}-hint`}>
            {words[`${name}Hint`]}
          </p>
        </div>
      ))}
      <div className="fields">
        <TextField
          path="tile_url"
          label={words.tile_url}
          hint={words.tile_urlHint}
          fault={faultOf('tile_url')}
          value={draft.tile_url}
          onChange={tile_url => change({ tile_url })}
        />
        <TextField
          path="tile_attribution"
          label={words.tile_attribution}
          fault={faultOf('tile_attribution')}
          value={draft.tile_attribution}
          onChange={tile_attribution => change({ tile_attribution })}
        />
      </div>
      <fieldset>
        <legend className="legend">{words.fallback}</legend>
        <p className="hint">{words.fallbackHint}</p>
        <div className="fields">
          {FALLBACKS.map(name => (
            <TextField
              key={name}
              path={name}
              label={words[name]}
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
