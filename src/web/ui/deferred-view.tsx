import { type ComponentType, memo, useDeferredValue, useMemo } from 'react'

/**
 * A view that takes long to render. Its changes come after everything else that changed at the same time is shown, and
 * give way to what is pressed meanwhile. It is left alone as long as its props are the same.
 */
export function deferredView<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return memo((props: Props) => {
    const shown = useDeferredValue(props)
    return useMemo(() => <View {...shown} />, [shown])
  })
}
