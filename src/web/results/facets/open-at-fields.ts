import { clockText, isIsoDate } from '#domain/opening-hours/open-at.ts'
import { berlinTime } from '#domain/time/berlin-time.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { OPEN_ON, OPEN_ON_DAY, OPEN_ON_TIME } from '#web/routing/search-params.ts'

/**
 * Chooses the fields for a day and a time of the filters after a change of one of them, or of their choice. Empty
 * ones are filled with the next hour.
 * @returns whether they say a time: a day of which the year is still being typed says none
 */
export function chooseOpenOn(form: HTMLFormElement): boolean {
  const day = inputOf(form, `[name=${OPEN_ON_DAY}]`)
  const time = inputOf(form, `[name=${OPEN_ON_TIME}]`)
  const choice = inputOf(form, `[name=openAt][value=${OPEN_ON}]`)
  if (day === null || time === null || choice === null) return false
  if (day.validity.badInput || time.validity.badInput || (day.value !== '' && !isIsoDate(day.value)))
    return false
  if (day.value === '') fillEmpty(day, time)
  choice.checked = true
  return true
}

function inputOf(form: HTMLFormElement, selector: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input${selector}`)
}

function fillEmpty(day: HTMLInputElement, time: HTMLInputElement) {
  const { year, month, day: ofMonth, minutes } = berlinTime(Date.now() + HOUR_MS)
  day.value = [year, month, ofMonth].map(part => String(part).padStart(2, '0')).join('-')
  time.value ||= clockText(minutes - (minutes % 60))
}
