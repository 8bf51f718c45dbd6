import { checkPermission, type IamAction } from '../../infra/local/aws/checkPermission.ts'
import type { PlannedFunction, Statement } from '../../infra/local/template/plannedFunction.ts'

/** What a role allows on one resource under one pattern of keys. */
export interface Grant {
  functionName: string
  resource: string
  /** Undefined where the resource has no keys. */
  key: string | undefined
  actions: string[]
  /** The actions that have been allowed by this grant alone: without it they would have been denied. */
  needed: Set<string>
}

export type Roles = ReturnType<typeof roles>

/** The roles of the functions. They remember what was asked of them, so that a grant that nothing needs is seen. */
export function roles(functions: PlannedFunction[]) {
  const granted = new Map(functions.map((each) => [each.name, grantsOf(each)]))
  const denied = new Set<string>()

  return {
    /** Why the role of a function denies an action; undefined where it allows it. */
    denialOf(functionName: string, action: IamAction): string | undefined {
      const grants = granted.get(functionName) ?? []
      const allowing = grants.filter((grant) => checkPermission([statementOf(grant)], action) === undefined)
      if (allowing.length === 1) allowing[0]!.needed.add(action.action)
      if (allowing.length > 0) return undefined
      const denial = `${functionName} ${checkPermission([], action)}`
      denied.add(denial)
      return denial
    },
    grants: () => [...granted.values()].flat(),
    denied: () => [...denied],
  }
}

const grantsOf = ({ name: functionName, statements }: PlannedFunction): Grant[] =>
  statements.flatMap(({ actions, resources, leadingKeys = [undefined] }) =>
    resources.flatMap((resource) =>
      leadingKeys.map((key) => ({ functionName, resource, key, actions, needed: new Set<string>() })),
    ),
  )

const statementOf = ({ actions, resource, key }: Grant): Statement => ({
  actions,
  resources: [resource],
  leadingKeys: key === undefined ? undefined : [key],
})
