import type { Template } from './Template.ts'

export interface ResolvedResource<P> {
  id: string
  properties: P
  metadata: Record<string, unknown>
}

export interface ResolvedTemplate {
  /** The resources of a type. The caller names the shape of their properties, which CloudFormation keeps stable. */
  ofType<P>(type: string): ResolvedResource<P>[]
}

type Values = Record<string, string>

const PSEUDO_PARAMETERS: Values = {
  'AWS::Region': 'ap-southeast-1',
  'AWS::AccountId': '000000000000',
  'AWS::Partition': 'aws',
}

/**
 * Replaces the intrinsic functions of a template. A reference to a resource becomes its logical id, and an attribute
 * becomes `id.attribute`: enough to tell them apart, which is all that the local stack needs. An unknown intrinsic
 * throws.
 */
export function resolveTemplate({ Resources }: Template, parameters: Values): ResolvedTemplate {
  const value = replacer({
    ...Object.fromEntries(Object.keys(Resources).map((id) => [id, id])),
    ...PSEUDO_PARAMETERS,
    ...parameters,
  })
  return {
    ofType: <P>(type: string) =>
      Object.entries(Resources)
        .filter(([, resource]) => resource.Type === type)
        .map(([id, { Properties, Metadata = {} }]) => ({ id, properties: value(Properties) as P, metadata: Metadata })),
  }
}

function replacer(known: Values) {
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace)
    if (typeof value !== 'object' || value === null) return value
    const [name, argument] = Object.entries(value)[0] ?? []
    if (name === 'Ref' || name?.startsWith('Fn::')) return intrinsic(name, argument)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]))
  }
  const intrinsic = (name: string, argument: unknown): unknown => {
    if (name === 'Ref') return reference(argument as string)
    if (name === 'Fn::GetAtt') return (argument as string[]).join('.')
    if (name === 'Fn::Sub' && typeof argument === 'string')
      return argument.replace(/\$\{([^.}]+)(\.[^}]+)?\}/g, (_, id: string, attribute = '') => reference(id) + attribute)
    const [first, second] = replace(argument) as [string, never]
    if (name === 'Fn::Join') return (second as string[]).join(first)
    if (name === 'Fn::Split') return (second as string).split(first)
    if (name === 'Fn::Select') return (second as string[])[Number(first)]
    throw new Error(`The stack uses ${name}, which the local stack does not support`)
  }
  const reference = (id: string): string => {
    const value = known[id]
    if (value === undefined) throw new Error(`The stack refers to ${id}, which has no value in the local stack`)
    return value
  }
  return replace
}
