/** A host that does not exist, because every site draws these pictures itself, under any name of its own. */
const ORIGIN = 'https://umkreis.example'
/** The folder of the pictures of demo businesses on every site. */
export const DEMO_PICTURES = '/demo/'
/** The same for businesses that were stored before it got this name. */
export const FORMER_DEMO_PICTURES = '/vorfuehrung/'

/** The photo of a demo business. @param file 'desk-17.svg' */
export function demoPhoto(file: string): string {
  return `${ORIGIN}${DEMO_PICTURES}${file}`
}

/** The path of the photo of a demo business on our own site, '/demo/desk-17.svg'; undefined for any other photo. */
export function demoPicturePath(photo: string): string | undefined {
  if (!photo.startsWith(ORIGIN)) return undefined
  const path = photo.slice(ORIGIN.length)
  if (path.startsWith(DEMO_PICTURES)) return path
  return path.startsWith(FORMER_DEMO_PICTURES)
    ? DEMO_PICTURES + path.slice(FORMER_DEMO_PICTURES.length)
    : undefined
}
