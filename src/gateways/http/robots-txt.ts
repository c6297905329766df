/** The rules of a robots.txt for one program. */
export interface RobotsRules {
  /** @param path with its query, as it is requested: '/kontakt?a=1' */
  allows(path: string): boolean
}

export const ALLOWS_ALL: RobotsRules = { allows: () => true }

/** As much of a robots.txt as has to be read (RFC 9309, section 2.5). */
export const MAX_ROBOTS_BYTES = 500 * 1024

/** No real file has more rules for one program. */
const MAX_RULES = 2000

interface Rule {
  readonly isAllowed: boolean
  readonly pattern: string
}

/**
 * The rules of a robots.txt for one program (RFC 9309): those of every group that names it, else those for '*'. The
 * longest matching pattern decides; of two equally long ones the one that allows.
 * @param agent the program's name as in its user agent, 'Umkreis'
 */
export function robotsRules(text: string, agent: string): RobotsRules {
  const groups = groupsOf(text, agent.toLowerCase())
  const rules = groups.own ?? groups.everybody
  if (rules.length === 0) return ALLOWS_ALL
  return { allows: path => path === '/robots.txt' || isAllowed(rules, normal(path)) }
}

function groupsOf(text: string, agent: string): { own: Rule[] | undefined; everybody: Rule[] } {
  let own: Rule[] | undefined
  const everybody: Rule[] = []
  let named = new Set<string>()
  let isNaming = false
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s{0,99}([a-z-]{1,40})\s{0,99}:\s{0,99}([^#]*)/i.exec(line) ?? []
    switch (field.toLowerCase()) {
      case 'user-agent':
        if (!isNaming) named = new Set()
        isNaming = true
        named.add(value.trim().toLowerCase())
        if (named.has(agent)) own ??= []
        break
      case 'allow':
      case 'disallow': {
        isNaming = false
        const rule = { isAllowed: field.toLowerCase() === 'allow', pattern: normal(value.trim()) }
        if (rule.pattern === '') break
        if (named.has(agent) && own !== undefined && own.length < MAX_RULES) own.push(rule)
        if (named.has('*') && everybody.length < MAX_RULES) everybody.push(rule)
        break
      }
    }
  }
  return { own, everybody }
}

function isAllowed(rules: readonly Rule[], path: string): boolean {
  let best: Rule | undefined
  for (const rule of rules) {
    const isLonger = best === undefined || rule.pattern.length > best.pattern.length
    const isTie = best !== undefined && rule.pattern.length === best.pattern.length && rule.isAllowed
    if ((isLonger || isTie) && fits(rule.pattern, path)) best = rule
  }
  return best?.isAllowed ?? true
}

/** '*' matches anything, '$' at the end the end. Each part is searched once, so this is linear. */
function fits(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$')
  const [first = '', ...parts] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = parts.pop()
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  if (last === undefined) return !isAnchored || at === path.length
  if (isAnchored) return path.length - last.length >= at && path.endsWith(last)
  return path.indexOf(last, at) !== -1
}

/**
 * One spelling for rules and paths: characters that need no escape have none, escapes are upper case, other characters
 * are escaped.
 */
function normal(path: string): string {
  return path
    .replace(/%[0-9a-f]{2}/gi, escaped => {
      const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
      return /[\w.~-]/.test(letter) ? letter : escaped.toUpperCase()
    })
    .replace(/[^\u0021-\u007e]+/g, letters => encodeURIComponent(letters.toWellFormed()))
}
