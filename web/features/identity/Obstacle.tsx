/** What keeps somebody from going on, beside the button that did not work. */
export const Obstacle = ({ children }: { children: string }) => (
  <p role="alert" style={MARK}>
    {children}
  </p>
)

const MARK = { paddingLeft: 12, borderLeft: '3px solid var(--danger)' }
