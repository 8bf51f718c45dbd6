import type * as z from 'zod/mini'

/** Who may call. `premium` is a member with access; `admin` has a session of its own kind. */
export type Access = 'anyone' | 'member' | 'premium' | 'admin'

/**
 * At most `max` calls in `seconds` for one address, one member, one session or one admin session. A session is counted as presented,
 * so that nobody else can use up its calls; a call without one does no work that needs a limit.
 * Counters in the table are for calls that hash, mail, charge, ask a model or store an anonymous caller's data, so that
 * an ordinary read writes nothing; all others count in the memory of each instance.
 */
export interface Limit {
  per: 'address' | 'member' | 'session' | 'admin'
  max: number
  seconds: number
  kept: 'memory' | 'table'
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** In API Gateway's syntax: /api/things/{id}. */
  path: `/api/${string}`
  access: Access
  /** Also open to members who must first replace a temporary password. */
  isOpenToRestricted?: true
  /** 200 by default. */
  status?: 201 | 202 | 302
  /** Every answer clears the session cookie, even when the session could not be ended. */
  endsSession?: true
  /** The same for the cookie of an admin session. */
  endsAdminSession?: true
  /** A GET with an effect: accepted from our own pages only, like a write. */
  isGuarded?: true
  /** Called by other people's programs, without a body of ours: the token in its path alone decides, and no cookie is looked at. */
  isOneClick?: true
  limits: readonly [Limit, ...Limit[]]
  params?: z.ZodMiniType<Record<string, string>>
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Of a reply that is a text, and travels as it is; JSON without it. */
  contentType?: `text/${string}`
  reply: z.ZodMiniType
}

export type Group = Record<string, Endpoint>

/** Keeps each endpoint's literal types, so that paths and schemas stay inferable downstream. */
export const group = <const G extends Group>(endpoints: G): G => endpoints

type Slot<E, K extends string> = K extends keyof E ? E[K] : undefined
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What the server receives once the request has been parsed. */
export interface Received<E extends Endpoint> {
  params: Output<Slot<E, 'params'>>
  query: Output<Slot<E, 'query'>>
  body: Output<Slot<E, 'body'>>
}

/** What a caller must supply: only the parts that the endpoint declares. */
export type Sent<E extends Endpoint> = (Slot<E, 'params'> extends undefined
  ? unknown
  : { params: Input<Slot<E, 'params'>> }) &
  (Slot<E, 'query'> extends undefined ? unknown : { query: Input<Slot<E, 'query'>> }) &
  (Slot<E, 'body'> extends undefined ? unknown : { body: Input<Slot<E, 'body'>> })

export type Reply<E extends Endpoint> = z.output<E['reply']>

export const routeKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const limit =
  (per: Limit['per'], kept: Limit['kept']) =>
  (max: number, seconds: number): Limit => ({ per, kept, max, seconds })

export const perAddress = limit('address', 'memory')
export const perMember = limit('member', 'memory')
export const perSession = limit('session', 'memory')
export const perAdmin = limit('admin', 'memory')
export const perAddressCounted = limit('address', 'table')
export const perMemberCounted = limit('member', 'table')
