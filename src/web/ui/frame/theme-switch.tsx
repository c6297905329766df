import { useEffect, useState } from 'react'
import { usePage } from '#web/page-context.ts'
import { readTheme, THEMES, type Theme, writeTheme } from '#web/ui/frame/theme.ts'

/** System, light or dark; needs script, so it is hidden without. */
export function ThemeSwitch() {
  const { frame } = usePage().messages
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(readTheme()), [])
  return (
    <fieldset className="themes needs-script">
      <legend>{frame.theme}</legend>
      {THEMES.map(choice => (
        <label key={choice} className="pick">
          <input
            type="radio"
            name="theme"
            checked={theme === choice}
            onChange={() => {
              writeTheme(choice)
              setTheme(choice)
            }}
          />
          <span>{frame.themes[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
