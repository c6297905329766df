import type { FaultCode, TextRule } from './field-fault.ts'

/**
 * A form: what is said of each of its fields, in the order of the page. The body of its request, the body that a browser
 * without script posts, its checks, its controls, its draft and the names of its faults follow from it. It has no rules of
 * the common kinds of text, so that a page does not load them before it is sent (form-faults.ts).
 */
export type FormFields = Readonly<Record<string, FormField>>

export type FormField =
  | TextField
  | ChoiceField
  | OptionField
  | FlagField
  | NumberField
  | IdField
  | ChoicesField
  | GroupField
  | RowsField

/** What a text is; some kinds have a rule of their own. */
export type TextKind =
  | 'text'
  /** Of several lines. */
  | 'long'
  /** Of a program: monospace, as typed. */
  | 'code'
  | 'email'
  | 'phone'
  | 'website'
  /** Addresses of pages in social networks, a line each. */
  | 'profiles'
  /** Five digits. */
  | 'postal-code'
  /** The hours of one day as people write them. */
  | 'hours'
  | 'category'
  /** Google's id of a place. */
  | 'place-id'

/** Whether something holds, or whether it does in a form with these values. */
export type Condition = boolean | ((values: Readonly<Record<string, unknown>>) => boolean)

interface FieldBase {
  /** Its name in requests and answers, where that is another one. Only of fields that are in no group. */
  readonly wire?: string
  /** Only helps to fill in the others, and is never sent. */
  readonly isLocal?: true
}

export interface TextField extends FieldBase {
  readonly kind: TextKind
  /** In UTF-16 units, as browsers count. */
  readonly limit: number
  readonly isOptional?: Condition
  /** Besides that of its kind. */
  readonly rule?: TextRule
  /** What browsers may fill in. */
  readonly autoComplete?: string
}

/** One of several; '' while nothing is chosen. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice'
  readonly choices: readonly string[]
  readonly isOptional?: Condition
}

/** One of several, of which one is always chosen. */
export interface OptionField<Option extends string = string> extends FieldBase {
  readonly kind: 'option'
  readonly choices: readonly Option[]
}

/** A box to tick. */
export interface FlagField extends FieldBase {
  readonly kind: 'flag'
  /** It has to be ticked. */
  readonly isRequired?: Condition
}

export interface NumberField extends FieldBase {
  readonly kind: 'number' | 'decimal'
  readonly least: number
  readonly most: number
  /** Said of any other number, in the place of number_range. */
  readonly fault?: FaultCode
}

/** The number of a business, which nobody types. */
export interface IdField extends FieldBase {
  readonly kind: 'id'
}

/** Any of several. */
export interface ChoicesField<Choice extends string = string> extends FieldBase {
  readonly kind: 'choices'
  readonly choices: readonly Choice[]
  /** Always chosen, and always the first. */
  readonly first?: Choice
}

/** Fields of an object; their names begin with its own: 'hours.monday'. */
export interface GroupField<Fields extends FormFields = FormFields> extends FieldBase {
  readonly kind: 'group'
  readonly fields: Fields
}

/** A list of objects: 'team.3.text'. */
export interface RowsField<Fields extends FormFields = FormFields> extends FieldBase {
  readonly kind: 'rows'
  readonly fields: Fields
  readonly limit: number
}

/** Of an e-mail address: RFC 5321 allows 254 characters. */
export const MAX_EMAIL_LENGTH = 254

/** The values of a form. */
export type ValuesOf<Fields extends FormFields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

type ValueOf<Field extends FormField> =
  Field extends GroupField<infer Fields>
    ? ValuesOf<Fields>
    : Field extends RowsField<infer Fields>
      ? readonly ValuesOf<Fields>[]
      : Field extends ChoicesField<infer Choice>
        ? readonly Choice[]
        : Field extends OptionField<infer Option>
          ? Option
          : Field extends FlagField
            ? boolean
            : Field extends NumberField | IdField
              ? number
              : string

/** Some values of a form; of a group, too, only some may be there. */
export type ChangeOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]?:
    | (Fields[Name] extends GroupField<infer Group> ? ChangeOf<Group> : ValueOf<Fields[Name]>)
    | undefined
}

/** The name of a field as faults, posted bodies and controls have it: 'email', 'hours.monday'. */
export type PathOf<Fields extends FormFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends GroupField<infer Group>
    ? `${Name}.${PathOf<Group>}`
    : Name
}[keyof Fields & string]

/** The same under the names of requests and answers. */
export type BodyOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields as WireName<Fields, Name>]: ValueOf<Fields[Name]>
}

/** Some of it. */
export type BodyChangeOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields as WireName<Fields, Name>]?: ChangeOf<Fields>[Name]
}

type WireName<Fields extends FormFields, Name extends keyof Fields> = Fields[Name] extends {
  readonly wire: infer Wire extends string
}
  ? Wire
  : Name

/** The field of a path: 'hours.monday' is a field of the group 'hours'. */
export function fieldAt(fields: FormFields, path: string): FormField | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field?.kind === 'group') return fieldAt(field.fields, rest.join('.'))
  return field?.kind === 'rows' ? fieldAt(field.fields, rest.slice(1).join('.')) : field
}

/** Whether a condition holds; `otherwise` where nothing is said. */
export function holds(
  condition: Condition | undefined,
  values: Readonly<Record<string, unknown>>,
  otherwise = false,
): boolean {
  return typeof condition === 'function' ? condition(values) : (condition ?? otherwise)
}
