import { type ComponentType, createElement } from 'react'
import { usePage } from '#web/page-context.ts'

/**
 * A component of which the server renders every set of props once and puts the same markup into other pages. It may look at
 * its props, the language and the settings, but not at time, address, data or other contexts: whatever else decides how it
 * looks has to be a prop. A browser renders it as it is.
 * @param name of the component, unlike all others
 */
export function cachedMarkup<Props extends object>(
  name: string,
  View: ComponentType<Props> & (Props extends Plain<Props> ? unknown : never),
): ComponentType<Props> {
  return props => {
    const { markup } = usePage()
    const view = createElement<Props>(View, props)
    return markup === undefined ? view : markup.place(`${name} ${JSON.stringify(props)}`, view)
  }
}

/** Values that JSON tells apart: no functions and no elements. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...input: never[]) => unknown
    ? never
    : { readonly [Name in keyof Value]: Plain<Value[Name]> }
