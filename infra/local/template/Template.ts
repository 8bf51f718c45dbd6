/** The parts of a CloudFormation template that the local stack reads. */
export interface Resource {
  Type: string
  // The shape differs for every type; plan.ts reads the parts that it knows.
  Properties: Record<string, unknown>
  Metadata?: Record<string, unknown>
}

export interface Template {
  Resources: Record<string, Resource>
  Parameters?: Record<string, { Default?: string }>
}
