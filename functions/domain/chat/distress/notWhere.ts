/** Not "to live in Spain" or "with him", which is a question of where and with whom. */
export const NOT_WHERE =
  '(?! (?:in (?!this (?:world|body)|pain)|with (?!myself|this|the pain|pain)|near|alone|apart|together|abroad|next|far|at|without (?:him|her|them|it|you|my))\\b)'
